import { previewEmail as endpoint } from '#contract/candidates.ts'
import { readAddressee } from '#db/candidates.ts'
import { readNow } from '#db/clock.ts'
import { candidateLifeCycle } from '#domain/candidates/status.ts'
import { interviewEnd } from '#domain/dashboard/interview.ts'
import { notFound } from '#domain/problem.ts'
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
    return { subject, html, attachments: attachments.map(({ name }) => name) }
  },
)
