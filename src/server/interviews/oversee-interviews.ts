import { overseeInterviews as endpoint } from '#contract/interviews.ts'
import { readNow } from '#db/clock.ts'
import { interviewPage, listInterviews } from '#db/interviews.ts'
import { interviewLifeCycle } from '#domain/interviews/status.ts'
import { movesFrom } from '#domain/life-cycle.ts'
import { lengthOf } from '#domain/paging.ts'
import { transactionRoute } from '../serve.ts'
import { presentInterview } from './present-interview.ts'

export const overseeInterviews = transactionRoute(endpoint, async (tx, asked) => {
  const [{ rows, total }, now] = [await listInterviews(tx, asked), await readNow(tx)]
  const interviews = rows.map((row) => {
    const { id, status, minutes, startsAt, proposed, candidate, firm, hosts, cancelWord } = presentInterview(
      row,
      'owner',
      now,
    )
    return {
      ...{ id, status, minutes, startsAt, proposed, candidate, firm, cancelWord },
      host: hosts[0]?.name ?? null,
      hasLink: row.link !== null,
      isDisputed: row.ownerHeld !== null && row.talentHeld !== null && row.ownerHeld !== row.talentHeld,
      actions: movesFrom(interviewLifeCycle, row.status, 'admin'),
    }
  })
  return { interviews, ...lengthOf(total, interviewPage(asked)) }
})
