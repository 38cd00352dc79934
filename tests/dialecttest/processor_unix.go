//go:build unix

package dialecttest

import (
	"syscall"
	"time"
)

// processorTime returns the processor's time that this process has taken.
func processorTime() time.Duration {
	var used syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &used); err != nil {
		panic(err)
	}
	return time.Duration(used.Utime.Nano() + used.Stime.Nano())
}
