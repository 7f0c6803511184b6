import type { ChildProcess } from 'node:child_process'
import type { Socket } from 'node:net'
import { availableParallelism } from 'node:os'
import type { ChildAnswer } from './child.ts'
import { type Cost, createFairQueue } from './fair-queue.ts'
import { type DocumentUse, frameOf } from './frame.ts'
import { type ChildKind, extractionLimits, limitsOf } from './limits.ts'
import type { BriefReading, Reading, RefusalName } from './outcome.ts'
import { isUsedUp, spawnChild } from './spawn-child.ts'
import { watchChild } from './watch-child.ts'

/** Who is waiting for the file. Without a signal the work continues, whether or not anyone is listening. */
export type Caller = {
  network: string
  signal?: AbortSignal
  /** How long they wait for it to be read; without it, until it is. */
  seconds?: number
}

export type ExtractionPool = {
  /** Reads a file in a child process with limits. Never throws: every failure is an outcome. */
  read: (bytes: Uint8Array, caller?: Caller) => Promise<Reading>
  readBrief: (bytes: Uint8Array, caller?: Caller) => Promise<BriefReading>
  /** The queue is full for now. */
  isFull: () => boolean
  /** Files of this network took too much lately: nothing more is read for it for a while. */
  isPaused: (network: string) => boolean
  close: () => Promise<void>
}

/** Children that have loaded their code. Until then a file's time has not begun. */
const ready = new WeakSet<ChildProcess>()
/** A child that waits for something forever would keep its caller waiting. */
const stalledSeconds = 30
/** Reading pictures takes much memory and few people send them, so children for it don't wait for long. */
const idleSeconds = { text: Number.POSITIVE_INFINITY, ocr: 60 }
/** Whoever sends what takes this long comes after others, also if they leave before it ends. Pictures that show text may. */
const costlySeconds = { text: 3, ocr: 15 }
const anyone: Caller = { network: 'unknown' }
/** Someone outside waits for it, not a job of our own. */
const isAwaited = ({ signal, seconds }: Caller) => signal !== undefined || seconds !== undefined

type Task = {
  use: DocumentUse
  bytes: Uint8Array
  caller: Caller
  done: (reading: Reading | BriefReading) => void
}

export const defaultChildren = Math.min(4, Math.max(2, availableParallelism() - 1))

/**
 * A few warm child processes behind a bounded queue, in which networks take turns. A file that crashes its child costs only
 * its own request, and one whose caller has left costs little more.
 */
export function openPool({
  children = defaultChildren,
  perNetwork = children,
  queue = 32,
  kind = 'text',
  seconds = limitsOf(kind).seconds,
  reader,
  spawn = () => spawnChild(kind, undefined, reader),
}: {
  children?: number
  /** How many children one network may use. */
  perNetwork?: number
  queue?: number
  kind?: ChildKind
  seconds?: number
  /** The program of its children. */
  reader?: string | undefined
  spawn?: () => ChildProcess
} = {}): ExtractionPool {
  const idle: ChildProcess[] = []
  const all = new Set<ChildProcess>()
  const waiting = createFairQueue<Task>({ perNetwork, costlyAtOnce: Math.max(1, children - 1) })
  const farewells = new WeakMap<ChildProcess, NodeJS.Timeout>()
  let isClosed = false

  function start(): ChildProcess {
    const child = spawn()
    all.add(child)
    child.once('message', () => ready.add(child))
    child.once('exit', () => forget(child))
    child.once('error', () => forget(child))
    return child
  }

  /** The next file should not wait for a child to start; those that have started come first. */
  function replace(child: ChildProcess) {
    child.kill('SIGKILL')
    if (isClosed) return
    if (kind === 'text') {
      const fresh = start()
      rest(fresh)
      idle.unshift(fresh)
    }
    next()
  }

  function forget(child: ChildProcess) {
    all.delete(child)
    const index = idle.indexOf(child)
    if (index >= 0) idle.splice(index, 1)
    next()
  }

  function next() {
    if (isClosed || (idle.length === 0 && all.size >= children)) return
    const task = waiting.take()
    if (!task) return
    const child = idle.pop() ?? start()
    clearTimeout(farewells.get(child))
    const startedAt = performance.now()
    runTask(child, task, kind, seconds).then(({ reading, canGoOn, fileSeconds }) => {
      waiting.ended(task, costOf(reading, kind, fileSeconds, (performance.now() - startedAt) / 1000))
      task.done(reading)
      if (canGoOn && !isClosed) {
        rest(child)
        idle.push(child)
        if (idleSeconds[kind] < Number.POSITIVE_INFINITY)
          farewells.set(child, setTimeout(() => child.kill('SIGKILL'), idleSeconds[kind] * 1000).unref())
        next()
      } else replace(child)
    })
  }

  async function ask(use: DocumentUse, bytes: Uint8Array, caller: Caller): Promise<Reading | BriefReading> {
    if (bytes.byteLength === 0) return { outcome: 'empty' }
    if (bytes.byteLength > extractionLimits.fileBytes) return { outcome: 'too-large' }
    if (caller.signal?.aborted) return { outcome: 'canceled' }
    if (isClosed) return { outcome: 'busy' }
    if (isAwaited(caller) && waiting.isPaused(caller.network)) return { outcome: 'paused' }
    if (waiting.size() >= queue) {
      const other = waiting.giveWayTo(caller.network)
      if (!other) return { outcome: 'busy' }
      other.done({ outcome: 'busy' })
    }
    return new Promise((done) => {
      const task = { use, bytes, caller, done }
      waiting.add(task)
      caller.signal?.addEventListener('abort', () => {
        waiting.remove(task)
        done({ outcome: 'canceled' })
      })
      next()
    })
  }

  return {
    isFull: () => waiting.size() >= queue,
    isPaused: waiting.isPaused,
    read: (bytes, caller = anyone) => ask('profile', bytes, caller) as Promise<Reading>,
    readBrief: (bytes, caller = anyone) => ask('brief', bytes, caller) as Promise<BriefReading>,
    async close() {
      isClosed = true
      for (const { done } of waiting.clear()) done({ outcome: 'busy' })
      const ended = [...all].map((child) => new Promise((resolve) => child.once('exit', resolve)))
      for (const child of all) wake(child)
      for (const child of all) child.kill('SIGKILL')
      await Promise.all(ended)
    },
  }
}

/** Keeps the process alive while a child works, but not while it is idle. */
const holds = (child: ChildProcess) => [child, child.channel, child.stdin as Socket | null]

const rest = (child: ChildProcess) => {
  for (const hold of holds(child)) hold?.unref()
}
const wake = (child: ChildProcess) => {
  for (const hold of holds(child)) hold?.ref()
}

/** By the clock and by the processor: on a busy machine everything is late. */
function costOf(
  { outcome }: Reading | BriefReading,
  kind: ChildKind,
  fileSeconds: number,
  seconds: number,
): Cost | undefined {
  if (outcome === 'too-demanding' || outcome === 'out-of-time') return 'exhausting'
  if (kind === 'ocr' && outcome === 'read') return undefined
  if (fileSeconds > costlySeconds[kind]) return 'exhausting'
  return seconds > costlySeconds[kind] ? 'late' : undefined
}

type Run = { reading: Reading | BriefReading; canGoOn: boolean; fileSeconds: number }

function runTask(
  child: ChildProcess,
  { use, bytes, caller: { signal } }: Task,
  kind: ChildKind,
  seconds: number,
): Promise<Run> {
  wake(child)
  return new Promise((resolve) => {
    const refuse = (outcome: RefusalName) => finish({ reading: { outcome }, canGoOn: false, fileSeconds: 0 })
    const limits = {
      megabytes: limitsOf(kind).memoryMegabytes,
      seconds,
      stalledSeconds,
      isReady: () => ready.has(child),
    }
    const stopWatching = watchChild(child.pid ?? 0, limits, (limit) =>
      refuse(limit === 'memory' ? 'too-demanding' : 'out-of-time'),
    )
    // A child that exits by itself hit one of its limits; one that couldn't start has not looked at the file.
    const onExit = () => refuse(ready.has(child) ? 'too-demanding' : 'busy')
    // Most texts end sooner than a new child would start. Pictures take so long that it pays to begin with the next one.
    const onLeave = () => {
      if (kind === 'ocr') refuse('canceled')
      else limits.seconds = Math.min(seconds, costlySeconds.text)
    }
    const onMessage = (message: 'ready' | ChildAnswer) => {
      if (message !== 'ready') finish({ ...message, canGoOn: !isUsedUp(message, kind) })
    }
    function finish(run: Run) {
      stopWatching()
      signal?.removeEventListener('abort', onLeave)
      child.off('exit', onExit).off('error', onExit).off('message', onMessage)
      resolve(run)
    }
    signal?.addEventListener('abort', onLeave)
    child.on('exit', onExit).on('error', onExit).on('message', onMessage)
    child.stdin?.write(frameOf(use, bytes.byteLength))
    child.stdin?.write(bytes)
  })
}
