import { pino } from 'pino'

export const createLog = (level: string) => pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime })

/**
 * What may be said of an error in a log: its kind, its code and where it came from. Messages are left out, because
 * those of the database repeat the values that people typed.
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
