import { addLines as endpoint } from '#contract/hours.ts'
import { deleteTimer, findLine } from '#db/hours.ts'
import { weekMessages } from '#domain/hours/status.ts'
import { Problem } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'
import { writeLines } from './write-lines.ts'

export const addLines = transactionRoute(
  endpoint,
  async (tx, { engagementId, lines, key, stopsTimer, expectedStartedAt }) => {
    const isStopped = !stopsTimer || (await deleteTimer(tx, expectedStartedAt))
    // Unless these very lines have stopped it, and the answer was lost.
    if (!isStopped && !(key && (await findLine(tx, key)))) throw new Problem('conflict', weekMessages.timerStopped)
    return { weeks: await writeLines(tx, engagementId, lines, key) }
  },
)
