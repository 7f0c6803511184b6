import { brand } from '#domain/brand.ts'
import { type Html, html } from './html.ts'
import { mailboxStyle } from './mailbox-style.ts'

export type ShownMail = {
  id: string
  kind: string
  to: string
  subject: string
  text: string
  html: string
  attachments: { name: string; type: string; sizeBytes: number }[]
  createdAt: Date
  status: 'queued' | 'sending' | 'sent' | 'failed' | 'dropped'
  lastError: string | null
}

const statusLabels = {
  queued: 'Waiting',
  sending: 'Sending',
  sent: 'Sent',
  failed: 'Failed',
  dropped: 'Dropped',
} as const

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

const page = (title: string, body: Html) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${brand.name}</title>
${mailboxStyle}
</head>
<body>
<header><a class="logo" href="/"><svg viewBox="0 0 26 26" width="26" height="26" fill="none" aria-hidden="true"><path d="M1.5 1.5C6.8 9.6 12.6 16.2 24.5 16.2" stroke="var(--green)" stroke-width="2.4" stroke-linecap="round"/><path d="M1.5 20.3h22M1.5 23.3h22" stroke="var(--ink)" stroke-width="1.2"/></svg>${brand.name}</a></header>
<main>${body}</main>
</body>
</html>`

const when = (at: Date) => html`<time datetime="${at.toISOString()}">${time.format(at)}\u00a0UTC</time>`

const row = ({ id, subject, to, createdAt, status }: ShownMail) => html`
<li><a href="/dev/mailbox/${id}"><strong>${subject}</strong><span>${to}</span><span class="quiet">${statusLabels[status]}</span><span class="quiet">${when(createdAt)}</span></a></li>`

export const mailboxListPage = (mails: ShownMail[]): Html =>
  page(
    'Mailbox',
    html`
<div class="head"><div><h1>Mailbox</h1><p>Emails of this installation, newest first. This page does not exist in production.</p></div>
<a class="button" href="">Refresh</a></div>
${
  mails.length > 0
    ? html`<ul>${mails.map(row)}</ul>`
    : html`<div class="empty"><h2>No emails yet</h2><p>Sign up or request a new password, and the email appears here.</p></div>`
}`,
  )

export function mailboxMailPage(mail: ShownMail, { replyTo, isText }: { replyTo: string; isText: boolean }): Html {
  const tab = (label: string, query: string, isCurrent: boolean) =>
    html`<a href="/dev/mailbox/${mail.id}${query}" aria-current="${isCurrent ? 'page' : 'false'}">${label}</a>`
  return page(
    mail.subject,
    html`
<p><a href="/dev/mailbox">All emails</a></p>
<h1>${mail.subject}</h1>
<dl>
<div><dt>To</dt><dd>${mail.to}</dd></div>
<div><dt>Reply-To</dt><dd>${replyTo}</dd></div>
<div><dt>Queued</dt><dd>${when(mail.createdAt)}</dd></div>
<div><dt>Status</dt><dd>${statusLabels[mail.status]}</dd></div>
<div><dt>Kind</dt><dd>${mail.kind}</dd></div>
</dl>
${mail.lastError ? html`<p role="note">Last attempt: ${mail.lastError}</p>` : html``}
${mail.attachments.length > 0 ? attachmentList(mail) : html``}
<nav aria-label="Format">${tab('HTML', '', !isText)}${tab('Text', '?view=text', isText)}</nav>
${contentOf(mail, isText)}`,
  )
}

const attachmentList = ({ id, attachments }: ShownMail) => html`
<h2>Attachments</h2>
<ul class="files">${attachments.map(
  ({ name, type, sizeBytes }, index) =>
    html`<li><a href="/dev/mailbox/${id}/attachments/${index}" download="${name}">${name}</a> <span class="quiet">${type}, ${sizeBytes} bytes</span></li>`,
)}</ul>`

function contentOf(mail: ShownMail, isText: boolean): Html {
  if (!mail.text)
    return html`<div class="empty"><h2>Nothing to show</h2><p>The content is deleted once an email is delivered.</p></div>`
  if (isText) return html`<pre>${mail.text}</pre>`
  // Links open in a tab of their own, outside the sandbox; nothing else in the email may do anything.
  const framed = mail.html.replace('<head>', '<head><base target="_blank">')
  return html`<iframe title="Email: ${mail.subject}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${framed}"></iframe>`
}
