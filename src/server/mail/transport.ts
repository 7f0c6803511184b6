import type { MailContent } from './mail.ts'

/** Only a mail that its reader may do without has `settingsUrl`, where they can say so. */
export type OutgoingMail = {
  messageId: string
  from: string
  to: string
  createdAt: Date
  content: MailContent
  settingsUrl?: string | undefined
}

/** The way out. `send` resolves once the other side has taken responsibility for the mail. */
export type Transport = { send(mail: OutgoingMail): Promise<void>; close(): void }
