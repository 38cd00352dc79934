package vectors

// Thread is what somebody asked in public about a link that goes wrong: what they knew,
// as a permalink has it, and a part of the sentence that says the cause. Hosts and names
// are as in the thread, or examples.
type Thread struct{ Thread, Permalink, Says string }

// Threads is threads about where a link is read from.
func Threads() []Thread { return load[[]Thread]("threads.json") }

// BaseThread is the same of a page that states its base: the address of the page, the
// base, and the link.
type BaseThread struct{ Thread, Retrieval, Embedded, Ref, Says string }

// BaseThreads is threads about pages that state their base.
func BaseThreads() []BaseThread { return load[[]BaseThread]("threads_base.json") }
