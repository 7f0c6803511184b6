import { previewEmail as endpoint } from '#contract/candidates.ts'
import { readAddressee } from '#db/candidates.ts'
import { readNow } from '#db/clock.ts'
import { operatorsCallsDuring } from '#db/scheduling.ts'
import { candidateLifeCycle } from '#domain/candidates/status.ts'
import { interviewEnd } from '#domain/dashboard/interview.ts'
import { notFound } from '#domain/problem.ts'
import { withIsoTimes } from '../iso-times.ts'
import { transactionRoute } from '../serve.ts'
import { candidateEmail } from './candidate-email.ts'

export const previewEmail = transactionRoute(
  endpoint,
  async (tx, { id, move, interviewAt, cancelsCalls }, _, { services }) => {
    const addressee = await readAddressee(tx, id)
    if (!addressee) throw notFound('Candidate Not Found')
    const { talent: kind } = candidateLifeCycle.moves[move].notify
    const set = addressee.interviewAt
    const isSet =
      set && set > (await readNow(tx)) && interviewEnd(set).getTime() === addressee.interviewEndsAt?.getTime()
    const cancelled = cancelsCalls && isSet ? set : undefined
    const { content } = await candidateEmail(tx, addressee, { kind, interviewAt, cancelled }, services)
    const { subject, html, attachments } = content
    const startsAt = kind === 'candidate-interview' && interviewAt ? new Date(interviewAt) : null
    const others = startsAt ? await operatorsCallsDuring(tx, id, { startsAt, endsAt: interviewEnd(startsAt) }) : []
    return {
      subject,
      html,
      attachments: attachments.map(({ name }) => name),
      sameTime: others.map(withIsoTimes),
    }
  },
)
