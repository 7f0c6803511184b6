import { Problem } from '#domain/problem.ts'

/** The words for a person: the server's own, unless it only knows that something broke. */
export function problemWords(error: unknown, fallback: string): string {
  return error instanceof Problem && error.code !== 'internal' && error.message ? error.message : fallback
}
