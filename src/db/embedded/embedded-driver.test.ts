import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Driver } from '../driver.ts'
import { openEmbedded } from './embedded-driver.ts'

const timeout = 120_000
const root = mkdtempSync(join(tmpdir(), 'glide-embedded-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const statement = (sql: string, ...parameters: unknown[]) => ({ sql, parameters })
const add = (driver: Driver, value: number) =>
  driver.burst([statement('insert into kept values ($1, $2)', value, 'x'.repeat(900))])
const keptBy = async (driver: Driver) => {
  const [answer] = await driver.burst([statement('select value from kept order by value')])
  return answer?.rows.map(({ value }) => value)
}
const makeTable = (driver: Driver) => driver.script('create table kept (value int primary key, filling text)')

describe('the embedded database', { timeout }, () => {
  const failures: string[] = []
  const folder = join(root, 'postgres')
  let driver: Driver
  beforeAll(async () => {
    driver = await openEmbedded(folder, { limitSeconds: 4, onFailure: ({ message }) => failures.push(message) })
    await makeTable(driver)
  }, timeout)
  afterAll(() => driver.close())

  test('commits what succeeds, rolls back what fails, and says why with the code of PostgreSQL', async () => {
    const work = driver.transaction(statement('insert into kept values (1, null)'), async (run) => {
      await run(statement('insert into kept values (2, null)'))
      await run(statement('insert into kept values (1, null)'))
    })
    await expect(work).rejects.toMatchObject({ code: '23505', table: 'kept', constraint: 'kept_pkey' })
    await expect(
      driver.burst([statement('insert into kept values (3, null)'), statement('select 1/0')]),
    ).rejects.toMatchObject({ code: '22012' })
    await expect(driver.script('insert into kept values (4, null); select nothing')).rejects.toMatchObject({
      code: '42703',
    })
    expect(await keptBy(driver)).toEqual([])
    const answer = await driver.transaction(
      statement(`select now() as at, '{"a": 1}'::jsonb as json, 7::int8 as number`),
      async (run, opened) => {
        await run(statement('insert into kept values ($1, $2)', 5, null))
        return opened.rows[0]
      },
    )
    expect(answer).toEqual({ at: expect.any(Date), json: { a: 1 }, number: 7 })
    expect(await keptBy(driver)).toEqual([5])
    expect(failures).toEqual([])
  })

  test('T61 an engine that hangs blocks nobody else, is ended, and the next request finds everything', async () => {
    let slowest = 0
    let last = performance.now()
    const watching = setInterval(() => {
      slowest = Math.max(slowest, performance.now() - last)
      last = performance.now()
    }, 10)
    const hanging = driver.burst([statement('do $$ begin loop end loop; end $$')])
    const waiting = add(driver, 6)
    await expect(hanging).rejects.toMatchObject({ code: '57P01' })
    await waiting
    clearInterval(watching)
    expect(await keptBy(driver)).toEqual([5, 6])
    expect(failures).toEqual(['The embedded database did not answer.'])
    expect(slowest).toBeLessThan(2000)
  })

  test('a folder that is gone is refused, never replaced by an empty database, and found again when it is back', async () => {
    renameSync(folder, `${folder}-aside`)
    await expect(driver.burst([statement('select * from pg_proc, pg_operator limit 1 offset 1000')])).rejects.toThrow()
    await expect(add(driver, 7)).rejects.toMatchObject({ code: '57P03' })
    expect(existsSync(folder)).toBe(false)
    renameSync(`${folder}-aside`, folder)
    await expect.poll(() => keptBy(driver).catch(() => undefined), { timeout: 30_000, interval: 1000 }).toEqual([5, 6])
  })
})

/** Mounting a disk that can be filled takes Linux and its administrator. */
const canMount = process.platform === 'linux' && process.getuid?.() === 0 && isMountable()

function isMountable(): boolean {
  try {
    const probe = mkdtempSync(join(root, 'probe-'))
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', probe], { stdio: 'ignore' })
    execFileSync('umount', [probe])
    return true
  } catch {
    return false
  }
}

describe.skipIf(!canMount)('on a small disk', { timeout }, () => {
  const disk = join(root, 'disk')
  const mount = (...options: string[]) => execFileSync('mount', ['-o', options.join(), '-t', 'tmpfs', 'tmpfs', disk])
  afterAll(() => execFileSync('umount', ['-l', disk], { stdio: 'ignore' }))

  test('T61 filled to the last byte, commits fail or hold; with room again all that was answered is there', async () => {
    execFileSync('mkdir', [disk])
    mount('size=160m')
    const folder = join(disk, 'postgres')
    const driver = await openEmbedded(folder, { limitSeconds: 20 })
    await makeTable(driver)
    const answered: number[] = []
    const tryAll = async (from: number, count: number) => {
      let refused = 0
      for (let value = from; value < from + count; value++)
        await add(driver, value).then(
          () => answered.push(value),
          () => (refused += 1),
        )
      return refused
    }
    expect(await tryAll(0, 50)).toBe(0)
    const free = () => Number(execFileSync('df', ['--output=avail', '-k', disk]).toString().split('\n')[1])
    writeFileSync(join(disk, 'filling'), Buffer.alloc(Math.max(1, free() - 4) * 1024))
    let refused = 0
    for (let round = 0; round < 40 && refused === 0; round++) refused += await tryAll(1000 + round * 1000, 1000)
    expect(refused).toBeGreaterThan(0)
    rmSync(join(disk, 'filling'))
    await expect
      .poll(() => keptBy(driver).catch(() => undefined), { timeout: 60_000, interval: 1000 })
      .toEqual(expect.arrayContaining(answered))
    expect(await tryAll(900_000, 5)).toBe(0)
    await driver.close()
    const again = await openEmbedded(folder)
    expect(await keptBy(again)).toEqual(expect.arrayContaining(answered))
    process.stdout.write(`T61 full disk: ${answered.length} answered, ${refused} refused, 0 lost\n`)
    await again.close()
  })

  test('T61 a disk that became read-only refuses, and everything is there when it can be written to', async () => {
    const folder = join(disk, 'postgres')
    execFileSync('mount', ['-o', 'remount,ro', disk])
    await expect(openEmbedded(folder)).rejects.toMatchObject({ code: '57P01' })
    execFileSync('mount', ['-o', 'remount,rw', disk])
    const driver = await openEmbedded(folder)
    expect((await keptBy(driver))?.length).toBeGreaterThan(50)
    await driver.close()
  })
})
