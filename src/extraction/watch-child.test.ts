import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import { secondsOf, usageOf, watchChild } from './watch-child.ts'

test('this process uses what it says of itself', async () => {
  const { user, system } = process.cpuUsage()
  const { cpuSeconds, residentMegabytes } = await usageOf(process.pid)
  expect(Math.abs(cpuSeconds - (user + system) / 1e6)).toBeLessThan(1)
  expect(residentMegabytes / (process.memoryUsage.rss() / 2 ** 20)).toBeCloseTo(1, 0)
})

test.each([
  ['0:01.25', 1.25],
  ['12:34', 754],
  ['01:00:05', 3605],
  ['2-00:00:01', 172_801],
])('%s are %d seconds', (time, seconds) => expect(secondsOf(time)).toBe(seconds))

const children: ChildProcess[] = []
// One that works goes on working.
afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
})

async function start(code: string): Promise<number> {
  const child = spawn(process.execPath, ['-e', `process.send("up"); ${code}`], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  children.push(child)
  await once(child, 'message')
  return child.pid as number
}

test('processor time counts from when a child is ready, and the clock does not count', async () => {
  const [busy, idle] = await Promise.all([start('for (;;);'), start('setInterval(() => {}, 1000)')])
  const passed: string[] = []
  const watch = (name: string, pid: number, seconds: number, isReady = true) =>
    new Promise<void>((resolve) => {
      watchChild(pid, { megabytes: 4096, seconds, stalledSeconds: 100, isReady: () => isReady }, (limit) => {
        passed.push(`${name} ${limit}`)
        resolve()
      })
    })
  watch('idle', idle, 0.1)
  watch('not ready', busy, 0.1, false)
  watch('busy', busy, 0.1)
  await watch('busy for long', busy, 0.5)
  expect(passed).toEqual(['busy time', 'busy for long time'])
})

test('so does memory, ready or not', async () => {
  const pid = await start('setInterval(() => {}, 1000)')
  const limits = { megabytes: 1, seconds: 10, stalledSeconds: 100, isReady: () => false }
  expect(await new Promise((resolve) => watchChild(pid, limits, resolve))).toBe('memory')
})

/** Longer than the hundredths of a second that the processor's time is counted in, whoever else works. */
const work = 'for (let step = 0; step < 6e7; step++);'

test('a child that waits has stalled, one that works has not', async () => {
  const [working, waiting] = await Promise.all([
    start(`setInterval(() => { ${work} }, 200)`),
    start('setInterval(() => {}, 1e6)'),
  ])
  const limits = { megabytes: 4096, seconds: 100, stalledSeconds: 3, isReady: () => false }
  const passed: string[] = []
  const stop = watchChild(working, limits, () => passed.push('working'))
  await new Promise<void>((resolve) => {
    watchChild(waiting, limits, (limit) => {
      passed.push(`waiting ${limit}`)
      resolve()
    })
  })
  stop()
  expect(passed).toEqual(['waiting time'])
})
