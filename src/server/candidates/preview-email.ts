import { previewEmail as endpoint } from '#contract/candidates.ts'
import { readAddressee } from '#db/candidates.ts'
import { notFound } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'
import { candidateEmail } from './candidate-email.ts'

export const previewEmail = transactionRoute(endpoint, async (tx, { id, ...news }, _, { services }) => {
  const addressee = await readAddressee(tx, id)
  if (!addressee) throw notFound('Candidate Not Found')
  const { subject, html, attachments } = (await candidateEmail(tx, addressee, news, services)).content
  return { subject, html, attachments: attachments.map(({ name }) => name) }
})
