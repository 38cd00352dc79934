package wasmopt

import "errors"

// The sections that are rewritten (§5.5).
const (
	typeSection     = 1
	importSection   = 2
	functionSection = 3
	startSection    = 8
	elementSection  = 9
	codeSection     = 10
	dataSection     = 11
)

const typeFunction = 0x60

// module is a program in parts.
type module struct {
	sections  []section
	imports   int // functions; Go's linker imports nothing else
	functions []function
	memory    []byte
	layout    layout
	table     []described
}

func readModule(program []byte) (*module, error) {
	sections, err := readSections(program)
	if err != nil {
		return nil, err
	}
	m := &module{sections: sections}
	if m.find(startSection) != nil {
		return nil, errOptimized
	}
	for _, id := range []byte{typeSection, importSection, functionSection, elementSection, codeSection, dataSection} {
		if m.find(id) == nil {
			return nil, errors.New("the module lacks a section that Go's linker writes")
		}
	}
	r := reader{rest: m.find(importSection).body}
	m.imports = int(r.unsigned())
	if m.functions, err = readCode(m.find(codeSection).body); err != nil {
		return nil, err
	}
	if m.memory, err = readSegments(m.find(dataSection).body); err != nil {
		return nil, err
	}
	if err := checkVersion(m.memory); err != nil {
		return nil, err
	}
	if m.layout, err = findTable(m.memory); err != nil {
		return nil, err
	}
	if m.table, err = m.layout.read(m.memory); err == nil && len(m.table) != len(m.functions) {
		err = errTable
	}
	return m, err
}

func (m *module) find(id byte) *section {
	for i := range m.sections {
		if m.sections[i].id == id {
			return &m.sections[i]
		}
	}
	return nil
}

// storeColumns stores the columns in the memory, and adds the functions that lay
// them out at the start.
func (m *module) storeColumns(columns []column) error {
	types, functions := m.find(typeSection), m.find(functionSection)
	r := reader{rest: types.body}
	count := r.unsigned()
	types.body = append(appendUnsigned(nil, count+2), r.rest...)
	types.body = append(types.body, typeFunction, 5, type32, type32, type32, type32, type32, 0, typeFunction, 0, 0)
	r = reader{rest: functions.body}
	functions.body = append(appendUnsigned(nil, r.unsigned()+2), r.rest...)
	functions.body = appendUnsigned(appendUnsigned(functions.body, count), count+1)
	first := m.imports + len(m.functions)
	start, stored := start(columns, m.layout.names.start, int64(first))
	if m.layout.names.start+len(stored) > m.layout.pctab.start {
		return errRoom
	}
	copy(m.memory[m.layout.names.start:], stored)
	m.functions = append(m.functions, unroll(), start)
	for i := range m.sections {
		if m.sections[i].id == elementSection {
			m.sections = append(m.sections[:i:i], append([]section{{startSection, appendUnsigned(nil, uint64(first+1))}}, m.sections[i:]...)...)
			break
		}
	}
	return nil
}

// append writes the module.
func (m *module) append(dst []byte) []byte {
	m.find(codeSection).body = appendCode(nil, m.functions)
	return appendSections(dst, m.sections)
}
