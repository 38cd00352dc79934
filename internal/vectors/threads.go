package vectors

// Thread is what somebody asked in public about a link that goes wrong: what they knew,
// as a permalink has it, and a part of the sentence that says the cause. Hosts and names
// are as in the thread, or examples.
type Thread struct{ Thread, Permalink, Says string }

// Threads returns threads about the place from which a link is read.
func Threads() []Thread { return load[[]Thread]("threads.json") }

// BaseThread is the same of a page that states its base: the address of the page, the
// base, and the link.
type BaseThread struct{ Thread, Retrieval, Embedded, Ref, Says string }

// BaseThreads returns threads about pages that state their base.
func BaseThreads() []BaseThread { return load[[]BaseThread]("threads_base.json") }
