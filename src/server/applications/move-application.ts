import { moveApplication as endpoint } from '#contract/applications.ts'
import { readApplicationStatus, setApplicationStatus } from '#db/applications.ts'
import { movedMeanwhile } from '#domain/applications/application.ts'
import { applicationMoves, applicationMovesFrom } from '#domain/applications/status.ts'
import { notFound } from '#domain/problem.ts'
import { act } from '../serve.ts'

export const moveApplication = act(endpoint, async (tx, { id, move }) => {
  const moved = await setApplicationStatus(tx, { id, ...applicationMoves[move] })
  if (moved) return { ...moved, actions: applicationMovesFrom(moved.status) }
  const current = await readApplicationStatus(tx, id)
  throw current ? movedMeanwhile(current.status) : notFound('Application Not Found')
})
