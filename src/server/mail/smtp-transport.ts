import { JobFailure } from '../jobs/job-kind.ts'
import type { OutgoingMail, Transport } from './transport.ts'

const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  // Longer: a server may scan an email before it answers, and giving up early would send it twice (RFC 5321, 4.5.3.2).
  socketTimeout: 60_000,
}

const options = {
  pool: true,
  maxConnections: 5,
  // Only for an email of which no byte was sent: the server had closed an idle connection.
  maxRequeues: 1,
  disableFileAccess: true,
  disableUrlAccess: true,
} as const

/** nodemailer is loaded only where emails are really sent, to keep startup fast. */
export function smtpTransport(url: string, shorter: Partial<typeof timeouts> = {}): Transport {
  const openPool = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ url, ...options, ...timeouts, ...shorter })
  }
  let pool: ReturnType<typeof openPool> | undefined
  return {
    async send(mail) {
      try {
        pool ??= openPool()
        await (await pool).sendMail(messageOf(mail))
      } catch (error) {
        throw undelivered(error)
      }
    },
    close: () => {
      void pool?.then((opened) => opened.close())
      pool = undefined
    },
  }
}

/** The recipient is an object, never text to be parsed: no comma or bracket in it makes a second one. */
const messageOf = ({ messageId, from, replyTo, to, createdAt, settingsUrl, content }: OutgoingMail) => {
  const { attachments = [], ...parts } = content
  return {
    messageId,
    from,
    replyTo: { name: '', address: replyTo },
    to: { name: '', address: to },
    date: createdAt,
    headers: {
      'Auto-Submitted': 'auto-generated',
      // Email programs show it next to the sender; the page requires sign-in before anything changes.
      ...(settingsUrl && { 'List-Unsubscribe': `<${settingsUrl}>` }),
    },
    ...parts,
    icalEvent: invitationIn(attachments),
    attachments: attachments
      .filter(({ type }) => !methodOf(type))
      .map(({ name, type, content }) => ({ filename: name, contentType: type, content, encoding: 'base64' })),
  }
}

type Attachments = NonNullable<OutgoingMail['content']['attachments']>

/** The method of the calendar file: request or cancel. */
const methodOf = (type: string) => /^text\/calendar;.*\bmethod=(\w+)/.exec(type)?.[1]

/** An invitation is also an alternative body, where email programs look for it. */
function invitationIn(attachments: Attachments) {
  const found = attachments.find(({ type }) => methodOf(type))
  return found && { filename: found.name, method: methodOf(found.type), content: found.content, encoding: 'base64' }
}

/**
 * Only "there is no such address" (5.1.x, RFC 3463) is final. Misconfigured servers also answer 5xx, and
 * then everything waiting would be lost.
 */
function undelivered(error: unknown): JobFailure {
  const { code, command, responseCode, message } = error as Error &
    Record<'code' | 'command', string | undefined> & {
      responseCode?: number
    }
  const isPermanent = command === 'RCPT TO' && /\b5\.1\.\d/.test(message)
  return new JobFailure(message, { code: [code, responseCode].filter(Boolean).join(' '), isPermanent, cause: error })
}
