import { notSignedInMessage, Problem } from '#domain/problem.ts'

/** What failed, and why, if the server says so. */
export function profileFailure(error: Error, what: string): string {
  if (!(error instanceof Problem)) return what
  if (error.code === 'not_signed_in') return notSignedInMessage
  return error.message ? `${what}. ${error.message}` : what
}
