import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { type TrailEntry, writeEntry } from '#domain/statements/entries.ts'
import { drawCertificate } from './draw-certificate.ts'

const at = '2026-11-16T21:05:00Z'
const chained = (entry: TrailEntry) => ({ entry: writeEntry(entry), hash: 'c83e'.repeat(16) })

test('the line about checking the file is on a page with an entry, however many there are', async () => {
  for (const viewers of [11, 12, 13, 14, 15]) {
    const entries = [
      ...Array.from({ length: viewers }, () => chained({ at, who: 'Ellen Reed', what: 'viewed', pages: 3 })),
      chained({ at, who: 'Glide', what: 'sealed' }),
    ]
    const file = await drawCertificate(
      {
        ...{ number: 'SOW-2026-0001', version: 1, sha256: 'a'.repeat(64), pages: 3, bytes: 1000 },
        ...{ zone: 'America/New_York', verifyUrl: 'glide.test/verify', entries },
      },
      new Date(at),
    )
    const pages = spawnSync('pdftotext', ['-layout', '-', '-'], { input: file, encoding: 'utf8' }).stdout.split('\f')
    const last = pages.find((page) => page.includes('Check this file at'))
    expect(last, `${viewers} viewers`).toMatch(/Sealed +Glide/)
  }
})
