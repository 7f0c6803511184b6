import { markMailSent, readQueuedMail } from '#db/mails.ts'
import { topicOfKind } from '#domain/notifications/topics.ts'
import type { JobKind } from '../jobs/job-kind.ts'
import type { Services } from '../services.ts'
import type { SealedContent } from './mail.ts'
import { createSeal } from './seal.ts'
import type { Transport } from './transport.ts'

export const sendEmail = 'send-email'

/** What sending needs: the sender, and whether the local mailbox keeps sent emails. */
export type SendEmailServices = Pick<Services, 'db' | 'secrets'> & {
  env: Pick<Services['env'], 'mailFrom' | 'supportEmail' | 'appUrl' | 'smtpUrl'>
}

/**
 * Sends one queued email; the job's key is its id. The Message-ID is the same on every attempt: a process that dies between
 * the server's OK and our note causes a second send, and receivers show two emails with one Message-ID as one.
 */
export function sendEmailJob({ db, secrets, env }: SendEmailServices, transport: Transport): JobKind {
  const seal = createSeal<SealedContent>(secrets.derive('mail'))
  const host = /@([^\s<>@]+)>?\s*$/.exec(env.mailFrom)?.[1] ?? 'localhost'
  return {
    kind: sendEmail,
    atOnce: 5,
    async run({ key: id }) {
      const queued = await db.asSystem((tx) => readQueuedMail(tx, id))
      // Nothing to send: the recipient's account was deleted in the meantime.
      if (!queued) return 0
      const { kind, recipient, subject, createdAt, sealedContent } = queued
      const settingsUrl = topicOfKind(kind) && `${env.appUrl}/settings`
      await transport.send({
        messageId: `<${id}@${host}>`,
        from: env.mailFrom,
        replyTo: env.supportEmail,
        to: recipient,
        createdAt,
        content: { subject, ...seal.open(id, sealedContent) },
        settingsUrl,
      })
      return (tx) => markMailSent(tx, id, { keepContent: !env.smtpUrl })
    },
  }
}
