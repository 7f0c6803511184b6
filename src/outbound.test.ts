import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

/** Every file that can open a connection to elsewhere, each to an address that the operator has configured. */
const outbound = [
  'src/server/billing/call-stripe.ts',
  'src/server/files/s3-store.ts',
  'src/server/mail/smtp-transport.ts',
  'src/server/openid/providers.ts',
  'src/server/resumes/remote-reader.ts',
  'src/server/scans/clamd.ts',
  'src/server/sealing/timestamp-authority.ts',
]
const opens =
  /\bfetch\(|import \{.*\b(connect|createConnection)\b.*\} from 'node:(net|tls)'|from 'node:(dgram|http2)'|\b(http|https)\.(get|request)\(|createConnection\(|import\('nodemailer'\)|new S3Client|new Stripe|import\('openid-client'\)/

test('T36 the server connects only to what the operator configured: no address that people type is ever opened', async () => {
  const found: string[] = []
  for await (const file of glob('src/{server,db,extraction}/**/*.ts')) {
    if (/test|testing/.test(file)) continue
    if (opens.test(await readFile(file, 'utf8'))) found.push(file)
  }
  expect(found.sort()).toEqual(outbound)
})

test('T36 redirects of a configured reader are not followed', async () => {
  expect(await readFile('src/server/resumes/remote-reader.ts', 'utf8')).toContain("redirect: 'error'")
})
