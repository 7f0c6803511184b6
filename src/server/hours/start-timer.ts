import { startTimer as endpoint } from '#contract/hours.ts'
import { insertTimer } from '#db/hours.ts'
import { takesHours } from '#domain/engagements/status.ts'
import { weekMessages } from '#domain/hours/status.ts'
import { Problem } from '#domain/problem.ts'
import { withIsoTimes } from '../iso-times.ts'
import { transactionRoute } from '../serve.ts'
import { findOwnEngagement } from './write-lines.ts'

export const startTimer = transactionRoute(endpoint, async (tx, { engagementId, task }) => {
  const { status } = await findOwnEngagement(tx, engagementId)
  if (!takesHours(status)) throw new Problem('conflict', weekMessages.isOutside)
  const timer = await insertTimer(tx, engagementId, task)
  if (!timer) throw new Problem('conflict', weekMessages.timerRuns)
  return withIsoTimes(timer)
})
