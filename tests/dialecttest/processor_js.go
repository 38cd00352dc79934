package dialecttest

import (
	"syscall/js"
	"time"
)

// processorTime returns the processor's time that this process, which is Node's, has
// taken.
func processorTime() time.Duration {
	used := js.Global().Get("process").Call("cpuUsage")
	return time.Duration(used.Get("user").Int()+used.Get("system").Int()) * time.Microsecond
}
