import { resendMail as endpoint } from '#contract/mail.ts'
import { retryJob } from '#db/jobs.ts'
import { readMailAddress } from '#db/mails.ts'
import { recordAct } from '#db/record.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'
import { sendEmail } from './send-email-job.ts'

export const resendMail = transactionRoute(endpoint, async (tx, { id }) => {
  const mail = await readMailAddress(tx, id)
  if (!mail) throw notFound('This email is no longer available.')
  if (!(await retryJob(tx, { kind: sendEmail, key: id }, ['failed'])))
    throw new Problem('conflict', 'This email is already on its way.')
  await recordAct(tx, {
    act: 'mail.resent',
    subject: { kind: 'mail', id, label: mail.recipient },
    detail: { kind: mail.kind },
  })
  return { status: 'queued' as const }
})
