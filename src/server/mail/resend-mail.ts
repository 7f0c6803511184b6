import { resendMail as endpoint } from '#contract/mail.ts'
import { readMailStatus, resendMail as resend } from '#db/mails.ts'
import { recordAct } from '#db/record.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'

export const resendMail = transactionRoute(endpoint, async (tx, { id }) => {
  const mail = await resend(tx, id)
  if (!mail)
    throw (await readMailStatus(tx, id))
      ? new Problem('conflict', 'This mail is on its way already.')
      : notFound('This mail is no longer kept.')
  await recordAct(tx, {
    act: 'mail.resend',
    subject: { kind: 'mail', id, label: mail.recipient },
    detail: { kind: mail.kind },
  })
  return { status: mail.status }
})
