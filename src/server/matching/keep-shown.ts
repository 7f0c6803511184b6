import { createHash } from 'node:crypto'
import { keepRun, type Run } from '#db/matching.ts'
import type { Tx } from '#db/session.ts'
import { engineVersion } from '#domain/matching/weights.ts'

/** Keeps whom a firm was shown, in which order and for which need. */
export function keepShown(tx: Tx, { projectId, need, scan, shown }: Omit<Run, 'engine' | 'digest'>): Promise<number> {
  const digest = createHash('sha256')
    .update(JSON.stringify([need, scan.counts, shown.map(({ id, list, place, score }) => [id, list, place, score])]))
    .digest('hex')
  return keepRun(tx, { projectId, engine: engineVersion, need, scan, shown, digest })
}
