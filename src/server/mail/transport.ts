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

export class Undelivered extends Error {
  override name = 'Undelivered'
  /** What went wrong, without the words of the other side: they may name the recipient. */
  readonly code: string
  /** Trying again is of no use. */
  readonly isPermanent: boolean

  constructor(message: string, detail: { code: string; isPermanent: boolean; cause: unknown }) {
    super(message, { cause: detail.cause })
    this.code = detail.code
    this.isPermanent = detail.isPermanent
  }
}
