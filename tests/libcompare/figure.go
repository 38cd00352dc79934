package main

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
	"strings"
)

// The operations, in the order of the table.
const (
	parsing     = "parse"
	resolving   = "parse and resolve"
	normalizing = "parse and normalize"
	ofPage      = "links of a page" // a link of a thousand from one base
)

var operations = []string{parsing, resolving, normalizing, ofPage}

// figure is what one operation of one program takes.
type figure struct {
	program   string // with its version
	operation string
	ns        float64 // for one text
	refused   int     // how many texts it did not take
}

// String returns the line that every program writes.
func (f figure) String() string {
	return fmt.Sprintf("%s\t%s\t%.1f\t%d", f.program, f.operation, f.ns, f.refused)
}

func readFigures(name string) ([]figure, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	var list []figure
	lines := bufio.NewScanner(file)
	for lines.Scan() {
		f, err := readFigure(lines.Text())
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		list = append(list, f)
	}
	return list, lines.Err()
}

func readFigure(line string) (figure, error) {
	parts := strings.Split(line, "\t")
	if len(parts) != 4 {
		return figure{}, fmt.Errorf("%q is not a line of figures", line)
	}
	ns, err := strconv.ParseFloat(parts[2], 64)
	if err != nil {
		return figure{}, err
	}
	refused, err := strconv.Atoi(parts[3])
	return figure{parts[0], parts[1], ns, refused}, err
}
