import { sql } from 'kysely'
import type { ResumeLock } from '#domain/resumes/scan.ts'
import { query, type Tx } from './session.ts'

/** The server's word for whether it has a scanner. Where it has one, what was not found clean is shut. */
export const setScanning = (tx: Tx, isScanning: boolean) =>
  tx.count(
    query.updateTable('operator_settings').set({ scans_files: isScanning }).where('scans_files', '<>', isScanning),
  )

/** Why nobody can open a resume, in a query that has its path. */
export const resumeLock = sql<ResumeLock | null>`app.resume_lock(candidates.resume_path)`

/** Resumes that wait for the scanner and were not tried since, those first that were never tried. */
export const listUnscanned = async (tx: Tx, since: Date, limit: number): Promise<string[]> => {
  const waiting = await tx.rows(
    query
      .selectFrom('resume_files')
      .select('path')
      .where('status', '=', 'pending')
      .where(({ or, eb }) => or([eb('scan_tried_at', 'is', null), eb('scan_tried_at', '<', since)]))
      .orderBy('scan_tried_at', (order) => order.asc().nullsFirst())
      .limit(limit),
  )
  return waiting.map(({ path }) => path)
}

const now = sql<Date>`clock_timestamp()`

export const recordScanAttempt = (tx: Tx, path: string) =>
  tx.count(query.updateTable('resume_files').set({ scan_tried_at: now }).where('path', '=', path))

/** False when it was settled already, or the file is nobody's anymore. */
export const recordScanResult = async (tx: Tx, path: string, status: 'clean' | 'infected'): Promise<boolean> =>
  (await tx.count(
    query
      .updateTable('resume_files')
      .set({ status, scan_tried_at: now })
      .where('path', '=', path)
      .where('status', '=', 'pending'),
  )) > 0

export const ownerOfResume = (tx: Tx, path: string) =>
  tx.first(query.selectFrom('candidates').select(['id', 'name', 'email']).where('resume_path', '=', path))
