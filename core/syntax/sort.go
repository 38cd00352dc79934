package syntax

// SortFaults sorts by the place in the text; what begins at the same place stays
// in its order.
func SortFaults(list []Fault) {
	if len(list) < 2 {
		return
	}
	half := len(list) / 2
	SortFaults(list[:half])
	SortFaults(list[half:])
	if list[half-1].Start <= list[half].Start {
		return // as they mostly stand already
	}
	front := append([]Fault(nil), list[:half]...)
	for k := range list {
		if len(front) == 0 {
			return
		}
		if half < len(list) && list[half].Start < front[0].Start {
			list[k] = list[half]
			half++
		} else {
			list[k] = front[0]
			front = front[1:]
		}
	}
}
