import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { queueMail } from '#db/mails.ts'
import type { Tx } from '#db/session.ts'
import { emailAddress } from '#domain/accounts/email.ts'
import { topicOfKind } from '#domain/notifications/topics.ts'
import { createSeal } from './seal.ts'

/** Becomes part of a header: a line break would start another header. */
const headerLine = z.string().regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'has a control character')

const mail = z.object({
  kind: headerLine.min(1),
  /** An address, or the applicant of an application whose address the sender may not know. */
  to: z.union([emailAddress, z.object({ applicationId: z.uuid() })]),
  content: z.object({
    subject: headerLine.min(1).max(300),
    /** What the list of emails shows instead of a subject that names someone. */
    listedAs: headerLine.min(1).max(300).optional(),
    html: z.string(),
    text: z.string(),
    /** The bytes of each are given in base64. */
    attachments: z.array(z.object({ name: headerLine, type: headerLine, content: z.base64() })).optional(),
  }),
})

export type Mail = z.input<typeof mail>
export type MailContent = Mail['content']

/** The subject is stored unencrypted, unless it names someone. */
export type SealedContent = Omit<MailContent, 'subject' | 'listedAs'> & { subject?: string }

export type Mailer = {
  /** Returns the email's id. */
  queue(tx: Tx, mail: Mail): Promise<string>
}

/** Queues an email in the transaction that causes it: it is sent only if that commits. */
export function createMailer({ secret, onQueue }: { secret: string; onQueue(): void }): Mailer {
  const seal = createSeal<SealedContent>(secret)
  return {
    queue: async (tx, input) => {
      const { kind, to, content } = mail.parse(input)
      const { subject, listedAs, ...rest } = content
      const sealed = listedAs ? { subject, ...rest } : rest
      const id = randomUUID()
      const listed = { subject: listedAs ?? subject, sealedContent: seal.close(id, sealed) }
      await queueMail(tx, { id, kind, topic: topicOfKind(kind), to, ...listed })
      onQueue()
      return id
    },
  }
}
