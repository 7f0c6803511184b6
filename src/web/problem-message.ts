import { Problem } from '#domain/problem.ts'

/** The message to show: the server's own, if there is one. */
export function problemMessage(error: unknown, fallback: string): string {
  return error instanceof Problem && error.message ? error.message : fallback
}
