import { pino } from 'pino'
import { Problem } from '#domain/problem.ts'

export const createLog = (level: string) => pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime })

/**
 * What may be logged about an error: its kind, its code and its origin. Messages are left out, because
 * the database's repeat values that people typed.
 */
export function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code, constraint, table } = error as Error & { code?: string; constraint?: string; table?: string }
  const frames = error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8)
  return { type: error.name, code, constraint, table, frames }
}

/** What failed on our side, if anything did: most problems only say no, but some tell people of an outage. */
export const failureBehind = (error: unknown): unknown => (error instanceof Problem ? error.cause : error)
