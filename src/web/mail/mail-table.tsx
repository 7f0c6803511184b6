import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ListedMail, listMails, resendMail } from '#contract/mail.ts'
import { counted } from '#domain/counted.ts'
import { mailStatusLabels } from '#domain/mail/list.ts'
import { call } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { problemMessage } from '../problem-message.ts'
import { DataTable } from '../ui/data-table.tsx'
import { formatKind } from '../ui/format-kind.ts'
import { notifyError, notifySuccess } from '../ui/notify.ts'
import { statusBadge } from '../ui/status-badge.tsx'
import { formatTime } from '../ui/time.ts'
import classes from './mail-table.module.css'

const MailBadge = statusBadge(mailStatusLabels, { queued: 'circle', sent: 'tick', failed: 'cross', dropped: 'box' })

export function MailTable({ mails, isStale }: { mails: ListedMail[]; isStale: boolean }) {
  const queryClient = useQueryClient()
  const resending = useMutation({
    mutationFn: ({ id }: ListedMail) => call(resendMail, { id }),
    onSuccess: (_, { recipient }) => notifySuccess('Queued again', { detail: recipient }),
    onError: (error) => notifyError(problemMessage(error, 'The email couldn’t be sent again.')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: resourceKey(listMails) }),
  })
  return (
    <DataTable
      label="Emails"
      heads={['To', 'Subject', 'Status', 'Queued', { label: 'Actions', isEnd: true }]}
      isStale={isStale}
    >
      {mails.map((mail) => (
        <tr key={mail.id}>
          <th scope="row" className={classes.wide}>
            {mail.recipient}
          </th>
          <td className={classes.wide}>
            {mail.subject}
            <small>{formatKind(mail.kind)}</small>
          </td>
          <td>
            <MailBadge status={mail.status} />
            {formatProgress(mail) && <small className={classes.wide}>{formatProgress(mail)}</small>}
          </td>
          <td>{formatTime(mail.createdAt)}</td>
          <td data-end>
            {mail.actions.includes('resend') && (
              <Button
                size="compact-sm"
                variant="subtle"
                aria-busy={resending.isPending && resending.variables.id === mail.id}
                onClick={() => resending.isPending || resending.mutate(mail)}
              >
                Send Again
                <span className="g-visually-hidden"> to {mail.recipient}</span>
              </Button>
            )}
          </td>
        </tr>
      ))}
    </DataTable>
  )
}

/** When it was sent; why it wasn't; or the number of attempts and the server's error. */
function formatProgress({ status, sentAt, attempts, lastError, nextAttemptAt }: ListedMail): string {
  if (status === 'sent') return sentAt ? formatTime(sentAt) : ''
  if (status === 'dropped') return 'Over the limit of 20 emails an hour and 60 a day for one address'
  const tries = attempts === 0 ? '' : counted(attempts, 'attempt')
  const next = status === 'queued' && attempts > 0 && nextAttemptAt ? `next ${formatTime(nextAttemptAt)}` : ''
  return [tries, next, lastError].filter(Boolean).join(' · ')
}
