import { listMails as endpoint } from '#contract/mail.ts'
import { mailListQuery, mailPage } from '#db/mails.ts'
import { mailActionsFrom } from '#domain/mail/list.ts'
import { lengthOf } from '#domain/paging.ts'
import { queryRoute } from '../serve.ts'

export const listMails = queryRoute(endpoint, mailListQuery, ([found], asked) => ({
  mails: (found?.mails ?? []).map((mail) => ({ ...mail, actions: mailActionsFrom(mail.status) })),
  ...lengthOf(found?.total ?? 0, mailPage(asked)),
}))
