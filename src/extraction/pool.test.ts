import { afterAll, describe, expect, test } from 'vitest'
import { openPool } from './pool.ts'
import { spawnChild } from './spawn-child.ts'
import * as hostile from './testing/hostile-files.ts'
import { resumePdf } from './testing/resume.ts'
import { residentMegabytes } from './watch-memory.ts'

const bytesOf = (file: Buffer) => new Uint8Array(file)

describe('a hostile file costs its own request', { timeout: 60_000 }, () => {
  const pool = openPool({ children: 1 })
  afterAll(() => pool.close())

  test.each([
    ['a page that unpacks to a gibibyte', hostile.pdfBomb, 'too-demanding'],
    ['10,000 pages', () => hostile.manyPages(10_000), 'too-long'],
    ['a cross-reference table that precedes itself', hostile.xrefLoop, 'no-text'],
    ['pages that are their own children', hostile.pageLoop, 'damaged'],
    ['a form that draws itself', hostile.formLoop, 'no-text'],
    ['noise after the header', hostile.garbage, 'damaged'],
    ['an empty page', hostile.blankPage, 'no-text'],
    ['a scan', hostile.scan, 'no-text'],
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
    // On a crowded machine the time may be over before the memory is full.
    expect(outcome === 'too-demanding' ? [outcome, 'out-of-time'] : [outcome]).toContain(reading.outcome)
    expect(await pool.read(bytesOf(resumePdf()))).toMatchObject({ outcome: 'read' })
  })

  test('the bomb is small', () => {
    expect(hostile.pdfBomb().length).toBeLessThan(872)
  })
})

test('a reader keeps within its memory, is ended at its time, and is replaced', async () => {
  const children: ReturnType<typeof spawnChild>[] = []
  const spawn = () => {
    const child = spawnChild()
    children.push(child)
    return child
  }
  const pool = openPool({ children: 1, seconds: 0.3, spawn })
  let peak = 0
  const watch = setInterval(async () => {
    const pid = children.at(-1)?.pid
    peak = Math.max(peak, pid ? await residentMegabytes(pid).catch(() => 0) : 0)
  }, 10)
  await pool.read(bytesOf(resumePdf()))
  const outcome = (await pool.read(bytesOf(hostile.pdfBomb()))).outcome
  clearInterval(watch)
  expect(['out-of-time', 'too-demanding']).toContain(outcome)
  expect(peak).toBeLessThan(600)
  expect(children.length).toBe(2)
  expect(await pool.read(bytesOf(hostile.blankPage()))).toEqual({ outcome: 'no-text' })
  await pool.close()
  expect(children.every((child) => child.exitCode !== null || child.signalCode !== null)).toBe(true)
})

test('beyond its queue the pool is busy, and it says so at once', async () => {
  const pool = openPool({ children: 1, queue: 2 })
  const readings = await Promise.all(Array.from({ length: 5 }, () => pool.read(bytesOf(hostile.blankPage()))))
  expect(readings.map(({ outcome }) => outcome)).toEqual(['no-text', 'no-text', 'no-text', 'busy', 'busy'])
  await pool.close()
  expect(await pool.read(bytesOf(hostile.blankPage()))).toEqual({ outcome: 'busy' })
})

test('a reader has no secrets and no network', async () => {
  const child = spawnChild()
  expect(child.spawnargs).toContain('--permission')
  expect(child.spawnargs.some((argument) => /allow-(?:net|fs-write|child|worker|addons)/.test(argument))).toBe(false)
  child.kill('SIGKILL')
})
