import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)
const pageBytes = 4096
const ticksPerSecond = 100
const everyMilliseconds = 100

type Usage = { residentMegabytes: number; cpuSeconds: number }

type Limits = {
  megabytes: number
  /** Of CPU time, from when the process is ready. */
  seconds: number
  /** By the clock, without using any CPU time, ready or not. */
  stalledSeconds: number
  isReady: () => boolean
}

/**
 * Calls back once when the process exceeds its memory or CPU time, or stalls. How long it takes by the clock doesn't count:
 * on a busy machine even its start may take a minute.
 */
export function watchChild(pid: number, limits: Limits, onPassed: (limit: 'memory' | 'time') => void): () => void {
  let isOver = false
  let usedBefore: number | undefined
  let last = { cpuSeconds: -1, at: 0 }
  const look = async () => {
    const { residentMegabytes, cpuSeconds } = await usageOf(pid).catch(() => none)
    if (isOver) return
    if (limits.isReady()) usedBefore ??= cpuSeconds
    const now = performance.now()
    if (cpuSeconds !== last.cpuSeconds) last = { cpuSeconds, at: now }
    if (residentMegabytes > limits.megabytes) onPassed('memory')
    else if (usedBefore !== undefined && cpuSeconds - usedBefore > limits.seconds) onPassed('time')
    else if (now - last.at > limits.stalledSeconds * 1000) onPassed('time')
    else timer = setTimeout(look, everyMilliseconds).unref()
  }
  let timer = setTimeout(look).unref()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

/** Of a process that is gone. */
const none: Usage = { residentMegabytes: 0, cpuSeconds: 0 }

export async function usageOf(pid: number): Promise<Usage> {
  if (process.platform !== 'linux') {
    const { stdout } = await run('ps', ['-o', 'rss=,time=', '-p', String(pid)])
    const [kilobytes, time = '0'] = stdout.trim().split(/\s+/)
    return { residentMegabytes: Number(kilobytes) / 1024, cpuSeconds: secondsOf(time) }
  }
  // The name of the program stands in parentheses and may have blanks; after it come the state and then numbers.
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [userTicks = 0, systemTicks = 0, residentPages = 0] = [fields[11], fields[12], fields[21]]
  return {
    residentMegabytes: (residentPages * pageBytes) / 2 ** 20,
    cpuSeconds: (userTicks + systemTicks) / ticksPerSecond,
  }
}

/** As `ps` writes it: `[[days-]hours:]minutes:seconds`. */
export const secondsOf = (time: string): number =>
  time.split(/[-:]/).reduce((sum, part, index, all) => sum + Number(part) * (units[all.length - 1 - index] ?? 0), 0)

const units = [1, 60, 3600, 86_400]
