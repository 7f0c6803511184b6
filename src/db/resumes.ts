import type { SensitiveKind } from '#domain/sensitive-numbers/find.ts'
import { rowsOf } from './found.ts'
import { query, type Tx } from './session.ts'

/** The place of a resume that the person may open; the opening is recorded with it. */
export const openResume = (tx: Tx, candidateId: string, network: string, dailyLimit: number) =>
  tx.first(
    query
      .selectFrom(rowsOf('open_resume', candidateId, network, dailyLimit).as('opened'))
      .select(['path', 'name', 'is_over_limit as isOverLimit', 'lock']),
  )

/** Whether the person may open the resume at this path now, by the database's clock. */
export const readResumeOpening = (tx: Tx, path: string) =>
  tx.first(
    query
      .selectFrom(rowsOf('resume_opening', path).as('opening'))
      .select(['may_open as mayOpen', 'asked_at as askedAt', 'lock']),
  )

/** What should not be in a resume's text, by kind alone. */
export const recordSensitiveNumbers = (tx: Tx, path: string, kinds: SensitiveKind[]) =>
  tx.count(query.updateTable('resume_files').set({ sensitive_numbers: kinds }).where('path', '=', path))

/** Where the resume of an account lies. */
export const resumePathOf = async (tx: Tx, userId: string) =>
  (await tx.first(query.selectFrom('users').where('id', '=', userId).select('resume_path as path')))?.path
