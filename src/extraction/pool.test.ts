import { spawn } from 'node:child_process'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { openPool } from './pool.ts'
import { spawnChild } from './spawn-child.ts'
import * as hostile from './testing/hostile-files.ts'
import { resumePdf } from './testing/resume.ts'
import { usageOf } from './watch-child.ts'

const bytesOf = (file: Buffer) => new Uint8Array(file)

describe('T42 a hostile file costs its own request', { timeout: 240_000 }, () => {
  const pool = openPool({ children: 1 })
  afterAll(() => pool.close())

  test.each([
    ['a page that unpacks to a gibibyte', hostile.pdfBomb, 'too-demanding'],
    ['10,000 pages', () => hostile.manyPages(10_000), 'too-long'],
    ['a cross-reference table that precedes itself', hostile.xrefLoop, 'no-text'],
    ['pages that are their own children', hostile.pageLoop, 'damaged'],
    ['a form that draws itself', hostile.formLoop, 'scanned'],
    ['noise after the header', hostile.garbage, 'damaged'],
    ['an empty page', hostile.blankPage, 'no-text'],
    ['a scan', hostile.scan, 'scanned'],
    ['an invoice', hostile.invoice, 'not-a-resume'],
    ['a Word file that says it unpacks to a gibibyte', () => hostile.docxBomb(2 ** 30), 'too-demanding'],
    ['a Word file that hides it', () => hostile.docxBomb(1000), 'too-demanding'],
    ['nothing', () => Buffer.alloc(0), 'empty'],
    ['text', () => Buffer.from('My name is Ann.'), 'not-a-document'],
    ['a web page', () => Buffer.from('<!doctype html><p>Ann'), 'not-a-document'],
    ['a picture', () => Buffer.from('89504e470d0a1a0a', 'hex'), 'not-a-document'],
    ['26 MB', () => Buffer.alloc(25 * 1024 * 1024 + 1, '%PDF-1.7\n'), 'too-large'],
  ])('%s', async (_, make, outcome) => {
    const reading = await pool.read(bytesOf(make()))
    // On a busy machine the time may run out before the memory is full.
    expect(outcome === 'too-demanding' ? [outcome, 'out-of-time'] : [outcome]).toContain(reading.outcome)
    expect(await pool.read(bytesOf(resumePdf()))).toMatchObject({ outcome: 'read' })
  })

  test('the bomb is small', () => {
    expect(hostile.pdfBomb().length).toBeLessThan(872)
  })
})

/** A pool of one, and every child it has had. */
function watchedPool(options: Parameters<typeof openPool>[0]) {
  const children: ReturnType<typeof spawnChild>[] = []
  const spawn = () => {
    const child = spawnChild()
    children.push(child)
    return child
  }
  return { pool: openPool({ children: 1, spawn, ...options }), children }
}

test('a reader is ended at its time and replaced at once, and none is left behind', async () => {
  const { pool, children } = watchedPool({ seconds: 0.05 })
  expect(await pool.read(bytesOf(hostile.pdfBomb()))).toEqual({ outcome: 'out-of-time' })
  expect(children).toHaveLength(2)
  await pool.close()
  expect(children.every((child) => child.exitCode !== null || child.signalCode !== null)).toBe(true)
})

test('T42 a reader keeps within its memory', { timeout: 240_000 }, async () => {
  const { pool, children } = watchedPool({})
  let peak = 0
  const watch = setInterval(async () => {
    const pid = children[0]?.pid
    peak = Math.max(
      peak,
      pid
        ? await usageOf(pid).then(
            (used) => used.residentMegabytes,
            () => 0,
          )
        : 0,
    )
  }, 10)
  await pool.read(bytesOf(hostile.pdfBomb()))
  clearInterval(watch)
  await pool.close()
  expect(peak).toBeGreaterThan(100)
  // The resident size is checked every 100 ms.
  expect(peak).toBeLessThan(600)
})

test('a child that can’t start is not held against the file', async () => {
  const failing = () =>
    spawn(process.execPath, ['-e', 'process.exit(1)'], { stdio: ['pipe', 'ignore', 'ignore', 'ipc'] })
  const pool = openPool({
    children: 1,
    spawn: () => {
      const child = failing()
      child.stdin?.on('error', () => {})
      return child
    },
  })
  expect(await pool.read(bytesOf(resumePdf()))).toEqual({ outcome: 'busy' })
  await pool.close()
})

test('T24 a file that unpacks to too much costs neither its reader nor others their turn', {
  timeout: 240_000,
}, async () => {
  const { pool, children } = watchedPool({})
  const [hostileCaller, other] = [
    { network: 'a', seconds: 60 },
    { network: 'b', seconds: 60 },
  ]
  expect(await pool.read(bytesOf(hostile.pdfBomb()), hostileCaller)).toEqual({ outcome: 'too-demanding' })
  expect(pool.isPaused('a')).toBe(true)
  expect(await pool.read(bytesOf(resumePdf()), hostileCaller)).toEqual({ outcome: 'paused' })
  expect(await pool.read(bytesOf(resumePdf()), other)).toMatchObject({ outcome: 'read' })
  // A job has nobody waiting who could be told to come back.
  expect(await pool.read(bytesOf(resumePdf()), { network: 'a' })).toMatchObject({ outcome: 'read' })
  expect(children).toHaveLength(1)
  await pool.close()
})

test('beyond its queue the pool is busy, and it says so at once', async () => {
  const pool = openPool({ children: 1, queue: 2 })
  const readings = await Promise.all(Array.from({ length: 5 }, () => pool.read(bytesOf(hostile.blankPage()))))
  expect(readings.map(({ outcome }) => outcome)).toEqual(['no-text', 'no-text', 'no-text', 'busy', 'busy'])
  await pool.close()
  expect(await pool.read(bytesOf(hostile.blankPage()))).toEqual({ outcome: 'busy' })
})

describe('T24: a caller who leaves', () => {
  const callerOf = (network: string) => {
    const leaving = new AbortController()
    return { caller: { network, signal: leaving.signal }, leave: () => leaving.abort() }
  }

  test('is answered at once, and costs no reader what was begun', { timeout: 240_000 }, async () => {
    const { pool, children } = watchedPool({})
    await pool.read(bytesOf(hostile.blankPage()))
    const running = callerOf('a')
    const queued = callerOf('b')
    const readings = [
      pool.read(bytesOf(hostile.pdfBomb()), running.caller),
      pool.read(bytesOf(hostile.pdfBomb()), queued.caller),
    ]
    queued.leave()
    expect(await readings[1]).toEqual({ outcome: 'canceled' })
    running.leave()
    expect(await readings[0]).toEqual({ outcome: 'canceled' })
    expect(await pool.read(bytesOf(resumePdf()), queued.caller)).toEqual({ outcome: 'canceled' })
    expect(await pool.read(bytesOf(resumePdf()))).toMatchObject({ outcome: 'read' })
    expect(children).toHaveLength(1)
    await pool.close()
  })

  test('has no more than three seconds of the processor for what was begun', { timeout: 240_000 }, async () => {
    const endless = () =>
      spawn(process.execPath, ['-e', 'process.send("ready"); for (;;);'], {
        stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
      })
    const pool = openPool({ children: 1, seconds: 600, spawn: endless })
    const { caller, leave } = callerOf('a')
    const reading = pool.read(bytesOf(resumePdf()), caller)
    leave()
    expect(await reading).toEqual({ outcome: 'canceled' })
    await vi.waitFor(() => expect(pool.isPaused('a')).toBe(true), { timeout: 200_000 })
    await pool.close()
  })

  test('of one network leaves a reader for the others, whatever they have sent', { timeout: 240_000 }, async () => {
    const { pool, children } = watchedPool({ children: 2, perNetwork: 1 })
    const hostileOnes = Array.from({ length: 4 }, () => callerOf('hostile'))
    const bombs = hostileOnes.map(({ caller }) => pool.read(bytesOf(hostile.pdfBomb()), caller))
    expect(children).toHaveLength(1)
    const resume = pool.read(bytesOf(resumePdf()), callerOf('office').caller)
    expect(children).toHaveLength(2)
    expect(await resume).toMatchObject({ outcome: 'read' })
    for (const { leave } of hostileOnes) leave()
    await Promise.all(bombs)
    await pool.close()
  })
})

test('T36 a reader has no secrets and no network', async () => {
  const child = spawnChild()
  expect(child.spawnargs).toContain('--permission')
  expect(child.spawnargs.some((argument) => /allow-(?:net|fs-write|child|worker|addons)/.test(argument))).toBe(false)
  child.kill('SIGKILL')
})
