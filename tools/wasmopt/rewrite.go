package main

// rewrite makes the functions smaller, and changes the table that describes
// them accordingly.
func rewrite(functions []function, table []described, imports int) error {
	final := finalCalls(table, imports)
	for i := range functions {
		f := &functions[i]
		s, ok := shapeOf(f.code)
		if !ok {
			continue
		}
		f.code = s.leaving(s.forward(f.code), final)
		code, err := renumber(prune(f.code), &table[i])
		if err != nil {
			return err
		}
		f.code = leaned(folded(code))
		f.counted(&table[i])
	}
	return nil
}
