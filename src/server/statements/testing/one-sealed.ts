import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { type Statement, verifyFile } from '#contract/statements.ts'
import { checkSealedFile } from '../../sealing/check-sealed-file.ts'
import { sha256 } from '../../sealing/seal-document.ts'
import type { Person } from '../../testing/people.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { fileOf, rowOf } from './statement.ts'

/** What two signatures leave behind, whatever happened on the way: one sealed file with its audit trail, and the emails about it, each sent once. */
export async function expectOneSealed(
  app: TestApp,
  { id, number, sha256: shownHash }: Pick<Statement, 'id' | 'number' | 'sha256'>,
  { owner, talent }: { owner: Person; talent: Person },
  entries = 9,
): Promise<void> {
  expect(await rowOf(app, id)).toEqual({ status: 'executed', sealed: true, entries })
  const run = app.database.ownerRun
  const files = await run('select number from statements where number = $1 and sealed_file is not null', [number])
  expect(files).toEqual([{ number }])

  const sealed = (await fileOf(talent, id, 'sealed')) as Buffer
  expect(await fileOf(owner, id, 'sealed')).toEqual(sealed)
  expect(pdfsig(sealed)).toContain('Signature is Valid')
  const stored = await run('select entry, hash from statement_entries where statement_id = $1 order by number', [id])
  expect(await checkSealedFile(sealed)).toMatchObject({ isWhole: true, trail: { number, entries: stored } })
  expect(sha256(sealed.subarray(0, ((await fileOf(owner, id, 'shown')) as Buffer).length))).toBe(shownHash)
  expect((await owner.browser.call(verifyFile, { sha256: sha256(sealed) })).body.sealed?.number).toBe(number)

  await app.jobs.runDue('send-email')
  const sentTo = async ({ email }: Person, kind: string) =>
    (await app.mails(email)).filter((mail) => mail.kind === kind).map((mail) => mail.id)
  for (const person of [owner, talent]) {
    const [mail = '', ...more] = await sentTo(person, 'statement-executed')
    expect(more).toEqual([])
    const attached = await app.app.request(`/dev/mailbox/${mail}/attachments/0`)
    expect(Buffer.from(await attached.arrayBuffer())).toEqual(sealed)
    expect(await run('select status from mails where id = $1', [mail])).toEqual([{ status: 'sent' }])
  }
  expect(await sentTo(owner, 'statement-signed')).toHaveLength(1)
}

function pdfsig(file: Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'glide-sealed-'))
  writeFileSync(join(folder, 'sealed.pdf'), file)
  const { stdout } = spawnSync('pdfsig', [join(folder, 'sealed.pdf')], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  return stdout
}
