import { listMails as endpoint, type ListedMail } from '#contract/mail.ts'
import { mailListQuery, mailPage } from '#db/mails.ts'
import { mailActionsFrom } from '#domain/mail/list.ts'
import { lengthOf } from '#domain/paging.ts'
import { queryRoute } from '../serve.ts'

export const listMails = queryRoute(endpoint, mailListQuery, ([found], asked) => ({
  mails: ((found?.mails ?? []) as Omit<ListedMail, 'actions'>[]).map((mail) => ({
    ...mail,
    actions: mailActionsFrom(mail.status),
  })),
  ...lengthOf(found?.total ?? 0, mailPage(asked)),
}))
