package wasmopt

// A program that collects garbage with pointers on its stack, recovers from
// panics of the runtime and of its own, and switches between goroutines whose
// stacks grow and shrink.
const program = `package main

import (
	"runtime"
	"runtime/debug"
	"sort"
	"strings"
	"sync"
	"time"
)

type node struct {
	next *node
	text string
}

func grow(n int) *node {
	if n == 0 {
		return nil
	}
	list := &node{text: strings.Repeat("x", n%7)}
	list.next = grow(n - 1)
	if n%500 == 0 {
		runtime.GC()
	}
	return list
}

type value struct{ big [9]int }

func (v value) first() int { return v.big[0] }

type firster interface{ first() int }

func try(what string, f func()) {
	defer func() {
		if r := recover(); r != nil {
			if e, ok := r.(error); ok {
				println(what, e.Error())
			} else {
				println(what, r.(string))
			}
		}
	}()
	f()
	println(what, "came back")
}

func panics(list []int, at int) {
	try("pointer", func() { println((*node)(nil).text) })
	try("index", func() { list[at]++ })
	try("slice", func() { list = list[at:] })
	try("division", func() { println(at / len(list[:0])) })
	try("type", func() { var a any = at; println(a.(string)) })
	try("map", func() { var m map[string]int; m["a"] = at })
	try("channel", func() { c := make(chan int); close(c); close(c) })
	try("own", func() { panic("own words") })
	try("again", func() {
		defer func() { panic(recover().(string) + " again") }()
		grow(600)
		panic("once")
	})
	try("loop", func() {
		for i := range 4 {
			defer func() { runtime.GC(); println("deferred", i, recover() == nil) }()
		}
		panic("in a loop")
	})
	var nothing *value
	var f firster = nothing
	defer func() { println("method", recover() != nil) }()
	println(f.first())
}

func leaves(done chan string) {
	defer func() { done <- "left" }()
	defer func() { runtime.GC() }()
	runtime.Goexit()
}

func tree(depth int, visit func(int)) int {
	if depth == 0 {
		return 1
	}
	visit(depth)
	a := tree(depth-1, func(d int) { visit(d) })
	if depth > 1 {
		a += tree(depth-2, visit)
	}
	return a
}

func workers() {
	var wait sync.WaitGroup
	var lock sync.Mutex
	work, finished := make(chan int), make(map[int]string)
	for range 5 {
		wait.Add(1)
		go func() {
			defer wait.Done()
			for n := range work {
				list := grow(100 * n % 1500)
				runtime.Gosched()
				lock.Lock()
				for at := list; at != nil; at = at.next {
					finished[n] += at.text
				}
				finished[n] += "."
				lock.Unlock()
			}
		}()
	}
	for n := range 35 {
		select {
		case work <- n:
		case <-time.After(time.Minute):
			println("too late")
		}
	}
	close(work)
	wait.Wait()
	keys, total := []int{}, 0
	for n, text := range finished {
		keys = append(keys, n)
		total += len(text)
	}
	sort.Ints(keys)
	println(len(keys), "of 35 done", keys[34], total)
}

func main() {
	total := 0
	for n := grow(3000); n != nil; n = n.next {
		total += len(n.text)
	}
	println(total, len(debug.Stack()) > 0)
	panics([]int{1, 2, 3}, 7)
	done := make(chan string)
	go leaves(done)
	println(<-done)
	seen := 0
	println(tree(8, func(int) { seen++; if seen%10 == 0 { runtime.GC() } }), "branches", seen)
	workers()
	time.Sleep(time.Millisecond)
}
`
