import { Problem } from '#domain/problem.ts'

/** The words for a person: the server's own, if it had any. */
export function problemMessage(error: unknown, fallback: string): string {
  return error instanceof Problem && error.message ? error.message : fallback
}
