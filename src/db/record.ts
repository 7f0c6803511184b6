import type { AdminAct } from '#domain/record/acts.ts'
import { query, type Tx } from './session.ts'

export type RecordedAct = {
  act: AdminAct
  /** The database knows the names of candidates and admins; anything else brings its label. */
  subject?: { kind: string; id: string; label?: string | null }
  /** Words and numbers of the product; never what people wrote, nor what opens anything. */
  detail?: Record<string, string | number | boolean | null>
}

const recorded = new WeakSet<Tx>()

/** Writes down what the signed-in admin does, in the transaction that does it. */
export async function recordAct(tx: Tx, { act, subject, detail = {} }: RecordedAct): Promise<void> {
  recorded.add(tx)
  await tx.count(
    query.insertInto('admin_acts').values({
      act,
      subject_kind: subject?.kind ?? null,
      subject_id: subject?.id ?? null,
      subject_label: subject?.label ?? null,
      detail: JSON.stringify(detail),
    }),
  )
}

export const hasRecorded = (tx: Tx): boolean => recorded.has(tx)
