import { afterAll, beforeAll, expect, test } from 'vitest'
import { clamd } from './clamd.ts'
import { eicar, type ScannerBehavior, type StandInClamd, standInClamd } from './testing/stand-in-clamd.ts'

let standIn: StandInClamd
beforeAll(async () => {
  standIn = await standInClamd()
})
afterAll(() => standIn.close())

async function* chunks(...parts: (string | Buffer)[]) {
  for (const part of parts) yield Buffer.from(part)
}
const scan = (mood: ScannerBehavior, bytes: AsyncIterable<Uint8Array> = chunks('a resume'), timeoutSeconds = 20) => {
  standIn.mood = mood
  return clamd(standIn.url, { timeoutSeconds }).scan(bytes)
}

test('what arrives is what was sent, whatever its pieces', async () => {
  expect(await scan('work', chunks('a ', '', 'resume', ''))).toBe('clean')
  const large = Buffer.alloc(3_000_000, 'x')
  expect(await scan('work', chunks(large, 'end'))).toBe('clean')
  expect(await scan('work', chunks())).toBe('clean')
  expect(standIn.files.map((file) => file.length)).toEqual([8, 3_000_003, 0])
  expect(standIn.files[0]?.toString()).toBe('a resume')
})

test('malware is found across pieces', async () => {
  expect(await scan('work', chunks('%PDF-1.7\n', eicar.slice(0, 30), eicar.slice(30)))).toBe('infected')
})

test('a file that is too large for it is refused, though it listens no more', async () => {
  expect(await scan('full')).toBe('refused')
  // Where the connection breaks before the answer is read, nothing is known.
  const broken = await scan('full', chunks(...Array.from({ length: 200 }, () => Buffer.alloc(65_536)))).catch(
    () => 'unknown',
  )
  expect(['refused', 'unknown']).toContain(broken)
})

test.each(['ail', 'babble', 'flood', 'hang-up'] as const)(
  'nothing is known of a file when it is in a mood to %s',
  (mood) => expect(scan(mood)).rejects.toThrow(),
)

test('one that is slow is not waited for', () => expect(scan('slow', chunks('x'), 0.2)).rejects.toThrow('too slow'))

test('nor is a sender that never ends', async () => {
  async function* endless() {
    for (;;) {
      yield Buffer.alloc(1000)
      await new Promise((later) => setTimeout(later, 5))
    }
  }
  await expect(scan('work', endless(), 0.2)).rejects.toThrow()
})

test('a file that cannot be read on is no clean file', async () => {
  async function* breaking() {
    yield Buffer.from('the first half')
    throw new Error('The disk is gone.')
  }
  await expect(scan('work', breaking())).rejects.toThrow('The disk is gone.')
})

test('one that is down is told from one that says clean', async () => {
  const gone = await standInClamd()
  await gone.close()
  await expect(clamd(gone.url).scan(chunks('x'))).rejects.toThrow()
  await expect(clamd('unix:///nowhere/clamd.ctl').scan(chunks('x'))).rejects.toThrow()
})
