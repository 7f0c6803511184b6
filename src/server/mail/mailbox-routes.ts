import { type Context, Hono } from 'hono'
import { type ListedMail, listMails, readMail } from '#db/mails.ts'
import { notFound } from '#domain/problem.ts'
import type { Services } from '../services.ts'
import type { Html } from './html.ts'
import type { SealedContent } from './mail.ts'
import { mailboxListPage, mailboxMailPage } from './mailbox-pages.ts'
import { createSeal } from './seal.ts'

const shownLimit = 200

/** No script, image or form of an email can run here: its frame inherits this policy. */
const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
}

type MailboxServices = Pick<Services, 'db' | 'secrets'> & { env: Pick<Services['env'], 'supportEmail'> }

/** Emails as their recipients would see them, for people and for tests. Only outside production. */
export function mailboxRoutes({ db, secrets, env }: MailboxServices): Hono {
  const seal = createSeal<SealedContent>(secrets.derive('mail'))
  const shown = ({ id, kind, recipient, subject, status, createdAt, lastError, sealedContent }: ListedMail) => {
    const { text, html, attachments = [], ...sealed } = sealedContent ? openOrNothing(id, sealedContent) : nothing
    const links = text.match(/https?:\/\/\S+/g) ?? []
    const code = /^(\d{3}) (\d{3})$/m.exec(text)?.slice(1).join('') ?? null
    const opened = { subject: sealed.subject ?? subject, text, html, links, code }
    const files = attachments.map(({ name, type, content }) => ({ name, type, sizeBytes: sizeOf(content) }))
    return { id, kind, to: recipient, ...opened, attachments: files, createdAt, status, lastError }
  }
  /** Encrypted with another secret, or not at all. */
  const openOrNothing = (id: string, sealed: Uint8Array) => {
    try {
      return seal.open(id, sealed)
    } catch {
      return nothing
    }
  }
  const list = async (context: Context) => {
    const recipient = context.req.query('to')?.trim().toLowerCase()
    return (await db.asSystem((tx) => listMails(tx, { recipient, limit: shownLimit }))).map(shown)
  }
  const page = (context: Context, { markup }: Html) => context.html(markup, 200, headers)

  return new Hono()
    .get('/dev/mailbox.json', async (context) => context.json(await list(context), 200, headers))
    .get('/dev/mailbox', async (context) => page(context, mailboxListPage(await list(context))))
    .get('/dev/mailbox/:id{[0-9a-f-]{36}}', async (context) => {
      const mail = await db.asSystem((tx) => readMail(tx, context.req.param('id')))
      if (!mail) throw notFound('There is no such email.')
      return page(
        context,
        mailboxMailPage(shown(mail), { replyTo: env.supportEmail, isText: context.req.query('view') === 'text' }),
      )
    })
    .get('/dev/mailbox/:id{[0-9a-f-]{36}}/attachments/:index{[0-9]}', async (context) => {
      const mail = await db.asSystem((tx) => readMail(tx, context.req.param('id')))
      const { attachments = [] } = mail?.sealedContent ? openOrNothing(mail.id, mail.sealedContent) : nothing
      const file = attachments[Number(context.req.param('index'))]
      if (!file) throw notFound('There is no such attachment.')
      return context.body(Buffer.from(file.content, 'base64'), 200, {
        ...headers,
        'content-type': 'application/octet-stream',
        'content-disposition': 'attachment',
        'x-content-type-options': 'nosniff',
      })
    })
}

const sizeOf = (base64: string) => Buffer.from(base64, 'base64').length

const nothing: SealedContent = { text: '', html: '' }
