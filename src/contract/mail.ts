import * as z from 'zod/mini'
import { mailFilters, mailStatuses } from '#domain/mail/list.ts'
import { endpoint } from './endpoint.ts'
import { listLength, pageNumber } from './paging.ts'

const moment = z.iso.datetime({ offset: true })

/** An email without its content: the links in it are for its recipient only. */
const listedMail = z.strictObject({
  id: z.uuid(),
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  status: z.enum(mailStatuses),
  attempts: z.int(),
  lastError: z.nullable(z.string()),
  createdAt: moment,
  sentAt: z.nullable(moment),
  nextAttemptAt: z.nullable(moment),
  actions: z.array(z.enum(['resend'])),
})
export type ListedMail = z.output<typeof listedMail>

export const listMails = endpoint({
  method: 'GET',
  path: '/api/mails',
  access: 'admin',
  summary: 'Emails of the last thirty days, newest first: recipient, subject and status',
  input: z.strictObject({
    /** A part of the recipient's address. */
    search: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
    filter: z._default(z.enum(mailFilters), 'all'),
    page: pageNumber,
  }),
  output: z.strictObject({ mails: z.array(listedMail), ...listLength }),
})

export const resendMail = endpoint({
  method: 'POST',
  path: '/api/mails/:id/resend',
  access: 'admin',
  summary: 'Resend a failed email, unchanged, to the same address',
  input: z.strictObject({ id: z.uuid() }),
  output: z.strictObject({ status: z.enum(mailStatuses) }),
})
