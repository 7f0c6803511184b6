import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSynced } from './open-synced.ts'
import { cutPower } from './testing/cut-power.ts'
import { RecordedFiles } from './testing/recorded-files.ts'

/** `CUTS=200` for a long run. */
const cuts = Number(process.env.CUTS ?? 4)
const commits = 120
/** What the disk keeps is played, so that memory is as good, and faster. */
const root = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'glide-cut-'))
const template = join(root, 'template')

beforeAll(async () => {
  mkdirSync(template)
  const pglite = await openSynced(template)
  await pglite.exec('create table kept (value int primary key, filling text); checkpoint')
  await pglite.close()
}, 120_000)
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Commits one row after the other, with a checkpoint and a new table between, and notes when each was answered. */
async function record(isSyncing: boolean) {
  const folder = join(root, `run-${isSyncing}`)
  cpSync(template, folder, { recursive: true })
  const files = new RecordedFiles(folder, { isSyncing })
  const pglite = await openSynced(folder, files)
  const answeredAfter: number[] = []
  for (let value = 0; value < commits; value++) {
    if (value === commits / 3) await pglite.exec('checkpoint')
    if (value === commits / 2) await pglite.exec('create table other as select * from kept; drop table if exists gone')
    await pglite.query('insert into kept values ($1, $2)', [value, 'x'.repeat(500)])
    if (value % 7 === 0) await pglite.query(`update kept set filling = 'y' || filling where value <= $1`, [value])
    answeredAfter.push(files.operations.length)
  }
  const operations = [...files.operations]
  await pglite.close()
  rmSync(folder, { recursive: true })
  return { operations, answeredAfter }
}

/** How many of the rows that were answered before each cut are missing after it, or all if the database doesn't open. */
async function lossesOf({ operations, answeredAfter }: Awaited<ReturnType<typeof record>>, seed: number) {
  const random = createRandom(seed)
  let [answered, lost] = [0, 0]
  for (let cut = 0; cut < cuts; cut++) {
    const at = Math.floor(random() * (operations.length + 1))
    const expected = answeredAfter.filter((count) => count <= at).length
    const after = join(root, `cut-${cut}`)
    cutPower(template, after, operations.slice(0, at), random)
    const found = await valuesIn(after)
    answered += expected
    lost += Array.from({ length: expected }, (_, value) => value).filter((value) => !found.has(value)).length
    rmSync(after, { recursive: true })
  }
  return { answered, lost }
}

async function valuesIn(folder: string): Promise<Set<number>> {
  try {
    const pglite = await openSynced(folder)
    const { rows } = await pglite.query<{ value: number }>('select value from kept')
    await pglite.close()
    return new Set(rows.map(({ value }) => value))
  } catch {
    return new Set()
  }
}

/** Mulberry32. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

test('T62 nothing that was answered is lost when the power is cut at any moment', { timeout: 3_600_000 }, async () => {
  const { answered, lost } = await lossesOf(await record(true), 1)
  process.stdout.write(`T62 power cuts: ${cuts} cuts, ${answered} answered before them, ${lost} lost\n`)
  expect(answered).toBeGreaterThan(cuts * 10)
  expect(lost).toBe(0)
})

test('T62 the same cuts lose commits where nothing is synced: they are real', { timeout: 3_600_000 }, async () => {
  const { lost } = await lossesOf(await record(false), 1)
  expect(lost).toBeGreaterThan(0)
})
