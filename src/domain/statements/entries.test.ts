import { expect, test } from 'vitest'
import { formatAgent, formatEntry, formatMoment, readEntry, type TrailEntry, writeEntry } from './entries.ts'

const at = '2026-11-16T21:05:00Z'
const sha256 = 'a'.repeat(64)
const signed = {
  at,
  who: 'Tomás Rivera',
  what: 'signed',
  as: 'talent',
  name: 'Tomás Rivera',
  sha256,
  proof: 'passkey',
  address: '203.0.113.7',
  agent: 'Safari',
  zone: 'America/Monterrey',
} as const satisfies TrailEntry

test.each<[TrailEntry, string]>([
  [{ at, who: 'Ellen Reed', what: 'drafted', round: 2, templateVersion: 3 }, 'Drafted from offer round 2'],
  [{ at, who: 'Ellen Reed', what: 'amends', version: 1, sha256 }, 'Drafted to amend version 1'],
  [{ at, who: 'Ellen Reed', what: 'sent', sha256, pages: 4 }, 'Sent to both sides'],
  [{ at, who: 'Tomás Rivera', what: 'viewed', pages: 4 }, 'All pages viewed'],
  [{ at, who: 'Tomás Rivera', what: 'consented', version: 1 }, 'Consent given, version 1'],
  [{ ...signed, proof: 'password' }, 'Signed, password'],
  [{ ...signed, proof: 'code' }, 'Signed, authenticator app'],
  [signed, 'Signed, passkey'],
  [{ at, who: 'Glide', what: 'sealed' }, 'Sealed'],
])('of %j the certificate says "%s"', (entry, text) => {
  expect(formatEntry(entry)).toBe(text)
  expect(readEntry(writeEntry(entry))).toEqual(entry)
})

test.each([
  ['America/New_York', 'Nov 16, 2026, 4:05 PM EST'],
  ['Asia/Manila', 'Nov 17, 2026, 5:05 AM GMT+8'],
  // A zone that isn't known here: the moment is still the same.
  ['Mars/Olympus', 'Nov 16, 2026, 9:05 PM UTC'],
])('a signature from %s was given at %s', (zone, text) => {
  expect(formatMoment(at, zone)).toBe(text)
})

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1', 'Safari on iPhone or iPad'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) CriOS/140.0 Safari/604.1', 'Chrome on iPhone or iPad'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 OPR/120.0', 'Opera on Windows'],
  ['Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15) Gecko/20100101 Firefox/145.0', 'Firefox on Mac'],
  ['Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  ['curl/8', 'Unknown browser'],
  ['', 'Unknown browser'],
])('"%s" is %s', (agent, text) => {
  expect(formatAgent(agent)).toBe(text)
})
