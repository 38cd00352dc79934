package main

// noTimers is what a function of a timer does.
const noTimers = `throw("timers are not built in: see tools/goruntime")`

// overallChanges are those of all files of a package.
var overallChanges = []overall{
	// What is said beside the message of a failure is dropped; not so the message.
	{"runtime", runtimeSettled, []string{"panic.go", "error.go", "print.go", "lock_js.go"}},
	{dom, []settled{
		{"time.Time", "int64"}, {"time.Duration", "int64"}, {"time.Millisecond", "1e6"},
	}, nil},
}

// runtimeSettled are switches of the runtime that stay off: nothing in a browser
// sets GODEBUG, starts the execution tracer or brings C code.
var runtimeSettled = []settled{
	{"trace.ok()", "false"},
	{"traceEnabled()", "false"},
	{"traceShuttingDown()", "false"},
	{"traceAllocFreeEnabled()", "false"},
	{"traceAcquire()", "(traceLocker{})"},

	{"netpollinited()", "false"},
	{"work.goroutineLeak.pending.Load()", "false"},
	{"abi.UseInterfaceSwitchCache(goarch.ArchFamily)", "false"}, // so it is on wasm

	{"debug.panicnil.Load()", "int32(0)"},
	{"debug.asynctimerchan.Load()", "int32(0)"},
	{"debug.cgocheck", "int32(0)"},
	{"debug.clobberfree", "int32(0)"},
	{"debug.containermaxprocs", "int32(0)"},
	{"debug.decoratemappings", "int32(0)"},
	{"debug.disablethp", "int32(0)"},
	{"debug.dontfreezetheworld", "int32(0)"},
	{"debug.efence", "int32(0)"},
	{"debug.gccheckmark", "int32(0)"},
	{"debug.gcpacertrace", "int32(0)"},
	{"debug.gcshrinkstackoff", "int32(0)"},
	{"debug.gcstoptheworld", "int32(0)"},
	{"debug.gctrace", "int32(0)"},
	{"debug.invalidptr", "int32(1)"},
	{"debug.scavtrace", "int32(0)"},
	{"debug.scheddetail", "int32(0)"},
	{"debug.schedtrace", "int32(0)"},
	{"debug.tracebackancestors", "int32(0)"},
	{"debug.updatemaxprocs", "int32(0)"},
	{"debug.asyncpreemptoff", "int32(0)"},
	{"debug.harddecommit", "int32(0)"},
	{"debug.adaptivestackstart", "int32(1)"},
	{"debug.traceCheckStackOwnership", "int32(0)"},
	{"debug.profstackdepth", "int32(maxProfStackDepth)"},
	{"debug.malloc", "false"},
	{"debug.inittrace", "int32(0)"},
	{"debug.sbrk", "int32(0)"},
	{"debug.checkfinalizers", "int32(0)"},
}

// runtimeFiles are further parts of the runtime that are off.
var runtimeFiles = []file{
	// GODEBUG is not read; each of its switches has its default.
	{"runtime", "runtime1.go", []change{
		body("func parseRuntimeDebugVars(godebug string)", ""),
		body("func finishDebugVarsSetup()", "godebugEnv.Store(new(string))\n\ttraceback_env = traceback_cache"),
		body("func reparsedebugvars(env string)", ""),
		body("func check()", ""),
	}},
	{"runtime", "runtime.go", []change{
		body("func godebugNotify(envChanged bool)", ""),
	}},
	// There is no C.
	{"runtime", "cgo.go", []change{
		text("//go:linkname iscgo\nvar iscgo bool", "const iscgo = false"),
	}},
	// The execution tracer.
	{"runtime", "trace.go", []change{
		body("func StartTrace() error", "return errorString(\"tracing is not built in\")"),
		body("func traceAdvance(stopTrace bool)", ""),
	}},
	{"runtime", "traceruntime.go", []change{
		body("func traceLockInit()", ""),
		body("func traceThreadDestroy(mp *m)", ""),
	}},
	// Memory is not given back to a browser, since WebAssembly cannot.
	{"runtime", "mgc.go", []change{
		text("	go bgscavenge(c)\n	<-c\n", ""),
		body("func findGoroutineLeaks() bool", "return true"),
	}},
	{"runtime", "mgcscavenge.go", []change{
		body("func gcPaceScavenger(memoryLimit int64, heapGoal, lastHeapGoal uint64)", ""),
		body("func (s *scavengerState) ready()", ""),
		body("func (s *scavengerState) wake()", ""),
		body("func (p *pageAlloc) scavenge(nbytes uintptr, shouldStop func() bool, force bool) uintptr", "return 0"),
		body("func (s *scavengeIndex) init(test bool, sysStat *sysMemStat) uintptr", "return 0"),
		body("func (s *scavengeIndex) grow(base, limit uintptr, sysStat *sysMemStat) uintptr", "return 0"),
		body("func (s *scavengeIndex) alloc(ci chunkIdx, npages uint)", ""),
		body("func (s *scavengeIndex) free(ci chunkIdx, page, npages uint)", ""),
		body("func (s *scavengeIndex) nextGen()", ""),
		body("func (s *scavengeIndex) setEmpty(ci chunkIdx)", ""),
	}},
	// The program waits with the browser's timers. Go's would need a good part of
	// the scheduler; who comes to use them learns it at once.
	{"runtime", "time.go", []change{
		body("func timeSleep(ns int64)", noTimers),
		body("func newTimer(when, period int64, f func(arg any, seq uintptr, delay int64), arg any, c *hchan) *timeTimer", noTimers+"\n\treturn nil"),
		body("func blockTimerChan(c *hchan)", ""),
		body("func unblockTimerChan(c *hchan)", ""),
		body("func (t *timer) maybeRunChan(c *hchan)", ""),
		body("func (ts *timers) take(src *timers)", ""),
		body("func (ts *timers) wakeTime() int64", "return 0"),
		body("func timeSleepUntil() int64", "return maxWhen"),
		body("func resetTimer(t *timeTimer, when, period int64) bool", noTimers+"\n\treturn false"),
		body("func (ts *timers) check(now int64, bubble *synctestBubble) (rnow, pollUntil int64, ran bool)", "return now, 0, false"),
	}},
	// How much of the processors the collector may take is no question on one.
	{"runtime", "mgclimit.go", []change{
		body("func (l *gcCPULimiterState) limiting() bool", "return false"),
		body("func (l *gcCPULimiterState) startGCTransition(enableGC bool, now int64)", ""),
		body("func (l *gcCPULimiterState) finishGCTransition(now int64)", ""),
		body("func (l *gcCPULimiterState) needUpdate(now int64) bool", "return false"),
		body("func (l *gcCPULimiterState) update(now int64)", ""),
		body("func (l *gcCPULimiterState) addIdleTime(t int64)", ""),
		body("func (l *gcCPULimiterState) resetCapacity(now int64, nprocs int32)", ""),
		body("func (e *limiterEvent) start(typ limiterEventType, now int64) bool", "return false"),
		body("func (e *limiterEvent) consume(now int64) (typ limiterEventType, duration int64)", "return 0, 0"),
		body("func (e *limiterEvent) stop(typ limiterEventType, now int64)", ""),
	}},
	// Nothing sets GOGC. A browser never gets memory back, so the collector starts a
	// little earlier than elsewhere, and in any case before the 4 GiB of wasm are full.
	{"runtime", "mgcpacer.go", []change{
		body("func readGOGC() int32", "return 70"),
		body("func readGOMEMLIMIT() int64", "return 1 << 30"),
	}},
	// syscall/js has finalizers, and nothing has cleanups.
	{"runtime", "mcleanup.go", []change{
		body("func (q *cleanupQueue) enqueue(c cleanupFn)", ""),
		body("func (q *cleanupQueue) flush()", ""),
		body("func (q *cleanupQueue) needsWake() bool", "return false"),
		body("func (q *cleanupQueue) wake()", ""),
	}},
	{"runtime", "mheap.go", []change{
		body("func addCleanup(p unsafe.Pointer, c cleanupFn) uint64", "throw(\"cleanups are not built in: see tools/goruntime\")\n\treturn 0"),
	}},
	// Nor are there arenas, huge pages, and bubbles of testing/synctest.
	{"runtime", "arena.go", []change{
		body("func (s *mspan) setUserArenaChunkToFault()", ""),
	}},
	{"runtime", "mpagealloc.go", []change{
		body("func (p *pageAlloc) enableChunkHugePages()", ""),
	}},
	{"runtime", "malloc.go", []change{
		body("func (h *mheap) enableMetadataHugePages()", ""),
		body("func profilealloc(mp *m, x unsafe.Pointer, size uintptr)", ""),
		body("func nextSample() int64", "return 1<<63 - 1"),
	}},
	{"runtime", "synctest.go", []change{
		body("func (bubble *synctestBubble) changegstatus(gp *g, oldval, newval uint32)", ""),
	}},
	// Metrics, which only runtime/metrics reads.
	{"runtime", "metrics.go", []change{
		body("func initMetrics()", ""),
	}},
	// Profiles of allocations and of blocking.
	{"runtime", "mprof.go", []change{
		body("func mProf_Malloc(mp *m, p unsafe.Pointer, size uintptr)", ""),
		body("func mProf_Free(b *bucket, size uintptr)", ""),
		body("func mProf_Flush()", ""),
		body("func mProf_PostSweep()", ""),
		body("func mProf_NextCycle()", ""),
		body("func blockevent(cycles int64, skip int)", ""),
		body("func mutexevent(cycles int64, skip int)", ""),
		body("func saveblockevent(cycles, rate int64, skip int, which bucketType)", ""),
		body("func tryRecordGoroutineProfile(gp1 *g, pcbuf []uintptr, yield func())", ""),
		body("func tryRecordGoroutineProfileWB(gp1 *g)", ""),
	}},
	// What is printed when the runtime itself is broken, beside the message: dumps
	// of memory, of goroutines and of the scheduler. Without names and lines (see
	// tools/wasmopt) they say nothing.
	{"runtime", "traceback.go", []change{
		body("func traceback(pc, sp, lr uintptr, gp *g)", ""),
		body("func traceback1(pc, sp, lr uintptr, gp *g, flags unwindFlags)", ""),
		body("func tracebacksomeothers(me *g, showf func(*g) bool)", ""),
		body("func tracebackHexdump(stk stack, frame *stkframe, bad uintptr)", ""),
		body("func goroutineheader(gp *g)", ""),
	}},
	{"runtime", "proc.go", []change{
		body("func dumpgstatus(gp *g)", ""),
		body("func schedtrace(detailed bool)", ""),
		// There is one thread, and one P.
		body("func stealWork(now int64) (gp *g, inheritTime bool, rnow, pollUntil int64, newWork bool)", "return nil, false, now, 0, false"),
		body("func newm(fn func(), pp *p, id int64)", "throw(\"newm: there is one thread\")"),
		body("func newextram()", "throw(\"newextram: there is one thread\")"),
		body("func stoplockedm()", "throw(\"stoplockedm: there is one thread\")"),
		body("func startlockedm(gp *g)", "throw(\"startlockedm: there is one thread\")"),
		body("func mexit(osStack bool)", "throw(\"mexit: there is one thread\")"),
		body("func startm(pp *p, spinning, lockheld bool)", "throw(\"startm: there is one thread\")"),
		body("func wakep()", ""),
		body("func forEachP(reason waitReason, fn func(*p))", "systemstack(func() { fn(getg().m.p.ptr()) })"),
		body("func (pp *p) destroy()", "throw(\"destroy: there is one P\")"),
		text("callers(1, mp.createstack[:])", ""),
		// When nothing can run and no event is waited for, none ever will.
		cut("	allpSnapshot := mp.snapshotAllp()\n", "	goto top\n}\n", `	lock(&sched.lock)
	if !sched.gcwaiting.Load() && pp.runSafePointFn == 0 && sched.runq.empty() {
		unlock(&sched.lock)
		fatal("all goroutines are asleep - deadlock!")
	}
	unlock(&sched.lock)
`),
		body("func cpuinit(env string)", "cpu.Initialize(\"\")"),
		body("func saveAncestors(callergp *g) *[]ancestorInfo", "return nil"),
		body("func defaultGOMAXPROCSUpdateEnable()", ""),
	}},
	{"runtime", "panic.go", []change{
		body("func dopanic_m(gp *g, pc, sp uintptr, bubble *synctestBubble) bool", "unlock(&paniclk)\n\tpanicking.Add(-1)\n\treturn false"),
	}},
	{"runtime", "mgcmark.go", []change{
		body("func gcDumpObject(label string, obj, off uintptr)", ""),
	}},
	{"runtime", "mgcsweep.go", []change{
		body("func (s *mspan) reportZombies()", "throw(\"found pointer to free object\")"),
	}},
	{"runtime", "error.go", []change{
		body("func printanycustomtype(i any)", "print(toRType(efaceOf(&i)._type).string())"),
	}},
	{"runtime", "print.go", []change{
		body("func printfloat64(v float64)", "printhex(float64bits(v))"),
		body("func printfloat32(v float32)", "printfloat64(float64(v))"),
		body("func printcomplex64(c complex64)", "printfloat32(real(c))"),
		body("func printcomplex128(c complex128)", "printfloat64(real(c))"),
	}},
	{"runtime", "mcheckmark.go", []change{
		body("func checkFinalizersAndCleanups()", ""),
		body("func startCheckmarks()", ""),
		body("func endCheckmarks()", ""),
		body("func runCheckmark(prepareRootSet func(*gcWork))", ""),
		body("func setCheckmark(obj, base, off uintptr, mbits markBits) bool", "return false"),
	}},
	// Checks of what the linker wrote, and types that several modules share: there
	// is one module.
	{"runtime", "symtab.go", []change{
		body("func moduledataverify1(datap *moduledata)", ""),
	}},
	{"runtime", "type.go", []change{
		body("func typelinksinit()", ""),
	}},
}
