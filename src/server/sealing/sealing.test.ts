import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chain } from '#domain/statements/audit-trail.ts'
import { inks, makeDocument } from '../documents/document.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { checkSeal } from './check-seal.ts'
import { checkSealedFile } from './check-sealed-file.ts'
import { makeSealKey } from './make-seal-key.ts'
import { openSealing } from './open-sealing.ts'
import { sealDocument, sha256, signerOf } from './seal-document.ts'

const at = new Date('2026-11-16T21:05:00Z')
const style = { cut: 'plain', size: 9, lead: 14, color: inks.ink } as const
const draw = (text: string) =>
  makeDocument({ title: text, foot: text, madeAt: at, compose: (set) => set.text(text, style) })
const folder = mkdtempSync(join(tmpdir(), 'glide-sealing-'))
afterAll(() => rmSync(folder, { recursive: true }))

const [shown, pages] = await Promise.all([draw('Statement of work'), draw('Certificate of signature')])
const entries = chain([], ['{"what":"drafted"}', '{"what":"sealed"}'], sha256)
const contents = { number: 'SOW-2026-0001', shown, pages, entries, at }
const key = await makeSealKey('glide.example', new Date())
const sealed = await sealDocument(contents, signerOf(key))

/** What Poppler says about a file. */
function pdfsig(file: Buffer): string {
  const path = join(folder, 'file.pdf')
  writeFileSync(path, file)
  return spawnSync('pdfsig', [path], { encoding: 'utf8' }).stdout
}

/** A digit of the seal's own bytes, which stand as hexadecimal digits in the file. */
const sealStart = sealed.indexOf('/Contents <') + 11
const sealEnd = sealed.indexOf('>', sealStart)
const usedDigits = 2 * (4 + Buffer.from(sealed.toString('latin1', sealStart + 4, sealStart + 8), 'hex').readUInt16BE())

describe('a sealed file', () => {
  test('is valid to Poppler and to us, holds its audit trail, and begins with the very file that was shown', async () => {
    expect(pdfsig(sealed)).toMatch(
      /Signature Type: ETSI\.CAdES\.detached[\s\S]*Total document signed[\s\S]*Signature is Valid/,
    )
    const checked = await checkSealedFile(sealed)
    expect(checked).toMatchObject({ isWhole: true, trail: { number: 'SOW-2026-0001', entries } })
    expect(sealed.subarray(0, shown.length).equals(shown)).toBe(true)
  })

  test('is valid to OpenSSL', () => {
    const [cms, data] = [join(folder, 'seal.der'), join(folder, 'covered')]
    writeFileSync(cms, Buffer.from(sealed.toString('latin1', sealStart, sealStart + usedDigits), 'hex'))
    writeFileSync(data, Buffer.concat([sealed.subarray(0, sealStart - 1), sealed.subarray(sealEnd + 1)]))
    const run = spawnSync('openssl', [
      'cms',
      '-verify',
      '-inform',
      'DER',
      '-in',
      cms,
      '-content',
      data,
      '-binary',
      '-noverify',
      '-out',
      '/dev/null',
    ])
    expect(String(run.stderr)).toMatch(/Verification successful/i)
  })

  test('shows any changed byte: each tenth of the seal’s own, its end, and a sample of all others', async () => {
    const places = [
      ...Array.from({ length: Math.floor(usedDigits / 10) }, (_, index) => sealStart + index * 10 + (index % 10)),
      ...[sealStart - 1, sealStart + usedDigits, sealEnd - 1, sealEnd, sealed.length - 1, 0],
      ...Array.from({ length: 120 }, (_, index) => (index * 7919) % sealed.length),
    ]
    const missed: number[] = []
    for (const [index, place] of places.entries()) {
      const changed = Buffer.from(sealed)
      changed[place] = (changed[place] as number) ^ (1 << (index % 3))
      if ((await checkSeal(changed)).isWhole) missed.push(place)
    }
    expect(missed).toEqual([])
  })

  test('shows what was added, cut off or never sealed', async () => {
    const reasonOf = async (file: Buffer) => {
      const checked = await checkSealedFile(file)
      return checked.isWhole ? 'whole' : checked.reason
    }
    expect(await reasonOf(Buffer.concat([sealed, Buffer.from('\n')]))).toBe('The seal doesn’t cover the whole file.')
    expect(await reasonOf(sealed.subarray(0, -1))).toBe('The seal doesn’t cover the whole file.')
    expect(await reasonOf(shown)).toBe('The file has no seal.')
    const changed = entries.map((one, index) => (index === 0 ? { ...one, entry: '{"what":"else"}' } : one))
    expect(await reasonOf(await sealDocument({ ...contents, entries: changed }, signerOf(key)))).toBe(
      'Entry 1 of the audit trail doesn’t follow from the one before it.',
    )
  })

  test('is checked by the command, with its certificate', () => {
    const path = join(folder, 'sealed.pdf')
    const verify = (...args: string[]) => spawnSync('node', ['scripts/verify.ts', path, ...args], { encoding: 'utf8' })
    writeFileSync(path, sealed)
    expect(verify(sha256(key.certificate))).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('Valid: SOW-2026-0001'),
    })
    expect(verify('00')).toMatchObject({ status: 1, stderr: expect.stringContaining('another certificate') })
    writeFileSync(path, Buffer.concat([sealed.subarray(0, 900), Buffer.from('x'), sealed.subarray(901)]))
    expect(verify()).toMatchObject({ status: 1, stderr: expect.stringContaining('Not valid.') })
  })
})

describe('the key', () => {
  let world: TestApp
  beforeAll(async () => {
    world = await testApp()
  })
  afterAll(() => world.close())

  const certificateOf = async (file: Buffer) => {
    const checked = await checkSeal(file)
    return checked.isWhole && checked.seal.certificate.fingerprint256
  }

  test('is made once, at the first start, and used after each restart', async () => {
    const { services } = world
    await services.sealing.prepare()
    const first = await services.sealing.seal(contents)
    const restarted = openSealing(services)
    expect(await certificateOf(await restarted.seal(contents))).toBe(await certificateOf(first))
    expect(await certificateOf(first)).toMatch(/^[0-9A-F:]{95}$/)
  })

  test.each(['rsa:2048', 'ec -pkeyopt ec_paramgen_curve:P-256'])('can be brought along: %s', async (kind) => {
    const [pem, p12] = [join(folder, 'key.pem'), join(folder, 'key.p12')]
    const openssl = (args: string) => execFileSync('openssl', args.split(' '), { stdio: 'pipe' })
    openssl(`req -x509 -newkey ${kind} -nodes -days 30 -subj /CN=Seal -keyout ${pem} -out ${pem}.crt`)
    openssl(`pkcs12 -export -inkey ${pem} -in ${pem}.crt -out ${p12} -passout pass:secret`)
    const env = { ...world.env, seal: { file: p12, passphrase: 'secret' } }
    const file = await openSealing({ ...world.services, env }).seal(contents)
    expect(pdfsig(file)).toContain('Signature is Valid')
    expect(await checkSealedFile(file)).toMatchObject({ isWhole: true })
    await expect(
      openSealing({ ...world.services, env: { ...env, seal: { file: p12, passphrase: 'x' } } }).prepare(),
    ).rejects.toThrow('SEAL_P12 can’t be opened')
  })
})
