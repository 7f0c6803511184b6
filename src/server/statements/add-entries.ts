import type { Tx } from '#db/session.ts'
import { insertEntries, listEntries } from '#db/statements.ts'
import { Problem } from '#domain/problem.ts'
import { type ChainedEntry, chain } from '#domain/statements/audit-trail.ts'
import { type TrailEntry, writeEntry } from '#domain/statements/entries.ts'
import { sha256 } from '../sealing/seal-document.ts'

export const chainEntries = (before: readonly ChainedEntry[], entries: readonly TrailEntry[]): ChainedEntry[] =>
  chain(before, entries.map(writeEntry), sha256)

/** Adds to the audit trail what was chained to it. If two do so at the same time, the second is refused and leaves nothing behind. */
export async function addChained(tx: Tx, id: string, before: number, added: readonly ChainedEntry[]): Promise<void> {
  if ((await insertEntries(tx, id, before, added)) < added.length)
    throw new Problem('conflict', 'Something else was recorded at the same time. Please try again.')
}

export async function addEntries(tx: Tx, id: string, entries: readonly TrailEntry[]): Promise<void> {
  const before = await listEntries(tx, id)
  await addChained(tx, id, before.length, chainEntries(before, entries))
}
