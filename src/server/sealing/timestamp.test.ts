import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import * as asn1 from 'asn1js'
import * as pkijs from 'pkijs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { chain } from '#domain/statements/audit-trail.ts'
import { signingMessages } from '#domain/statements/signing.ts'
import { inks, makeDocument } from '../documents/document.ts'
import { checkSeal } from './check-seal.ts'
import { checkSealedFile } from './check-sealed-file.ts'
import { makeSealKey } from './make-seal-key.ts'
import { sealDocument, sha256, signerOf } from './seal-document.ts'
import { timestampService } from './testing/timestamp-service.ts'
import { timestampAuthority } from './timestamp-authority.ts'

const at = new Date('2026-11-16T21:05:00Z')
const draw = (text: string) =>
  makeDocument({
    title: text,
    foot: text,
    madeAt: at,
    compose: (set) => set.text(text, { cut: 'plain', size: 9, lead: 14, color: inks.ink }),
  })

let service: Awaited<ReturnType<typeof timestampService>>
let sealed: Buffer
const log = { error: vi.fn() }
const seal = async ({ url = service.url, timeoutSeconds = 30 }: { url?: string; timeoutSeconds?: number } = {}) => {
  const [shown, pages] = [await draw('Statement of work'), await draw('Certificate of signature')]
  const entries = chain([], ['{"what":"drafted"}', '{"what":"sealed"}'], sha256)
  const contents = { number: 'SOW-2026-0001', shown, pages, entries, at }
  const signer = signerOf(await makeSealKey('glide.example', new Date()))
  return sealDocument(contents, signer, timestampAuthority({ url, timeoutSeconds, log }))
}
beforeAll(async () => {
  service = await timestampService()
  sealed = await seal()
})
afterAll(() => service.close())

/** The seal's own bytes, as they stand in the file. */
const sealStart = () => sealed.indexOf('/Contents <') + 11
const usedDigits = () =>
  2 * (4 + Buffer.from(sealed.toString('latin1', sealStart() + 4, sealStart() + 8), 'hex').readUInt16BE())

test('a sealed file has the time of the service, valid to Poppler, to us and to OpenSSL', async () => {
  const file = (name: string, content: Uint8Array) => {
    writeFileSync(join(service.folder, name), content)
    return join(service.folder, name)
  }
  const path = file('sealed.pdf', sealed)
  expect(spawnSync('pdfsig', [path], { encoding: 'utf8' }).stdout).toContain('Signature is Valid')
  const checked = await checkSealedFile(sealed)
  const timestamp = checked.isWhole ? checked.seal.timestamp : undefined
  expect(timestamp?.authority.subject).toBe('CN=Clock')
  expect(Math.abs(Date.now() - Number(timestamp?.at))).toBeLessThan(10 * 60_000)

  const contents = Buffer.from(sealed.toString('latin1', sealStart(), sealStart() + usedDigits()), 'hex')
  const content = new pkijs.ContentInfo({ schema: asn1.fromBER(new Uint8Array(contents)).result })
  const [signer] = new pkijs.SignedData({ schema: content.content }).signerInfos
  const token = new Uint8Array(signer?.unsignedAttrs?.attributes[0]?.values[0].toBER())
  const verify = (signature: Uint8Array) => {
    const files = ['-in', file('token', token), '-data', file('signature', signature), '-CAfile', 'root.pem']
    return spawnSync('openssl', ['ts', '-verify', '-token_in', ...files], { cwd: service.folder, encoding: 'utf8' })
  }
  const signature = signer?.signature.valueBlock.valueHexView ?? new Uint8Array()
  expect(verify(signature).stdout).toContain('Verification: OK')
  expect(verify(Buffer.concat([signature, Buffer.from('x')])).status).not.toBe(0)
  expect(spawnSync('node', ['scripts/verify.ts', path], { encoding: 'utf8' }).stdout).toMatch(/Timestamp .*CN=Clock/)
})

test('any changed byte of the timestamp is noticed', async () => {
  const start = sealed
    .toString('latin1')
    .indexOf(Buffer.from('2a864886f70d010910020e', 'hex').toString('hex').toUpperCase())
  const end = sealStart() + usedDigits()
  expect(start).toBeGreaterThan(sealStart())
  const missed: number[] = []
  for (let place = start, index = 0; place < end; place += 41, index++) {
    const changed = Buffer.from(sealed)
    changed[place] = '0123456789ABCDEF'.charCodeAt(
      Number.parseInt(sealed.toString('latin1', place, place + 1), 16) ^ (1 << (index % 4)),
    )
    if ((await checkSeal(changed)).isWhole) missed.push(place - start)
  }
  expect(missed).toEqual([])
})

/** The same question about something else: the digest is the only octet string of 32 bytes in it. */
const withOtherHash = (request: Buffer) => {
  const start = request.indexOf(Buffer.from([4, 32])) + 2
  return Buffer.from(request.fill(7, start, start + 32))
}
const withWrongSignature = (reply: Buffer) => {
  reply[reply.length - 9] = (reply.at(-9) ?? 0) ^ 1
  return reply
}
/** Where nobody listens anymore. */
async function closedUrl(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await once(server.close(), 'close')
  return `http://127.0.0.1:${port}/`
}
const stalled = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/timestamp-reply' })
  response.write('0')
}

type Failure = {
  answer?: Parameters<typeof service.answerWith>[0]
  says: string | RegExp
  isAway?: boolean
  timeoutSeconds?: number
}

test.each<[string, Failure]>([
  ['isn’t there', { isAway: true, says: /^connect ECONNREFUSED/ }],
  ['answers with an error', { answer: (to) => to.writeHead(500).end('Out of order'), says: 'It answered with 500.' }],
  [
    'sends elsewhere',
    { answer: (to) => to.writeHead(302, { location: 'https://example.com/' }).end(), says: 'unexpected redirect' },
  ],
  ['answers with a page', { answer: (to) => to.end('<html>Please log in.</html>'), says: /schema/ }],
  ['answers with nothing', { answer: (to) => to.end(), says: /schema/ }],
  ['answers without end', { answer: (to) => to.end(Buffer.alloc(1_000_000, 0x30)), says: 'Its answer is too large.' }],
  ['hangs up', { answer: (to) => to.destroy(), says: 'other side closed' }],
  ['doesn’t answer', { answer: () => {}, says: /timeout/, timeoutSeconds: 0.2 }],
  ['begins to answer', { answer: stalled, says: /timeout/, timeoutSeconds: 0.2 }],
  ['refuses', { answer: (to) => to.end(Buffer.from('30053003020102', 'hex')), says: 'It refused, with status 2.' }],
  [
    'stamps something else',
    {
      answer: (to, request) => to.end(service.reply(withOtherHash(request))),
      says: 'The timestamp belongs to something else.',
    },
  ],
  [
    'signs wrong',
    {
      answer: (to, request) => to.end(withWrongSignature(service.reply(request))),
      says: 'The timestamp wasn’t made with its certificate.',
    },
  ],
])(
  'nothing is sealed while the service %s, and it is said why',
  async (_, { answer, says, isAway, timeoutSeconds }) => {
    log.error.mockClear()
    service.answerWith(answer)
    await expect(seal({ url: isAway ? await closedUrl() : service.url, timeoutSeconds })).rejects.toMatchObject({
      code: 'unavailable',
      message: signingMessages.noTimestamp,
    })
    expect(log.error).toHaveBeenCalledWith(
      { alert: 'timestamp', reason: typeof says === 'string' ? says : expect.stringMatching(says) },
      'no timestamp, so nothing was sealed',
    )
    service.answerWith()
    expect((await checkSeal(await seal())).isWhole).toBe(true)
  },
)

test('a connection that is closed as it is used again costs nobody a signature', async () => {
  let asked = 0
  service.answerWith((to, request) => {
    asked += 1
    if (asked === 1) to.destroy()
    else to.end(service.reply(request))
  })
  expect((await checkSeal(await seal())).isWhole).toBe(true)
  expect(asked).toBe(2)
  service.answerWith()
})
