import type { MailContent } from './mail.ts'

/** Only optional emails have `settingsUrl`, where the recipient can turn them off. */
export type OutgoingMail = {
  messageId: string
  from: string
  /** Who reads an answer. */
  replyTo: string
  to: string
  createdAt: Date
  content: MailContent
  settingsUrl?: string | undefined
}

/** Sends emails. `send` resolves once the other side has accepted responsibility. */
export type Transport = { send(mail: OutgoingMail): Promise<void>; close(): void }
