import { readFirmHours } from '#db/interviews.ts'
import type { Tx } from '#db/session.ts'

/** A firm's usual day, until it says otherwise. */
const usual = { from: '09:00', to: '17:00' }

type Typed = { zone: string; from?: string | undefined; to?: string | undefined }

/** The hours typed for this interview, else the firm's core hours; by the firm's clock, or by the reader's where it has none. */
export async function hoursOfFirm(tx: Tx, { zone, from, to }: Typed, interviewId: string | null = null) {
  const core = await readFirmHours(tx, interviewId)
  const known = { zone: core?.zone ?? zone, from: core?.from ?? usual.from, to: core?.to ?? usual.to }
  const typed = { ...known, ...(from && { from }), ...(to && { to }) }
  return typed.from < typed.to ? typed : known
}
