import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)
const pageBytes = 4096
const everyMilliseconds = 100

/** Calls back once when the process holds more than it may. The answer ends the watch. */
export function watchMemory(pid: number, limitMegabytes: number, onPassed: () => void): () => void {
  let isOver = false
  const look = async () => {
    const megabytes = await residentMegabytes(pid).catch(() => 0)
    if (isOver) return
    if (megabytes > limitMegabytes) onPassed()
    else timer = setTimeout(look, everyMilliseconds).unref()
  }
  let timer = setTimeout(look, everyMilliseconds).unref()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

export async function residentMegabytes(pid: number): Promise<number> {
  if (process.platform === 'linux') {
    const statm = await readFile(`/proc/${pid}/statm`, 'utf8')
    return (Number(statm.split(' ')[1]) * pageBytes) / 2 ** 20
  }
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout) / 1024
}
