import { Button, Group } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type FirmInvitation, inviteMember, readFirm, withdrawInvitation } from '#contract/firms.ts'
import { firmRoleLabels } from '#domain/firms/role.ts'
import { call } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { notifyError, notifySuccess } from '../ui/notify.ts'
import { formatTime } from '../ui/time.ts'
import classes from './rows.module.css'

type Change = { invitation: FirmInvitation; action: 'resend' | 'withdraw' }

const done = { resend: 'Invitation sent', withdraw: 'Invitation withdrawn' }
const failed = { resend: 'The invitation couldn’t be sent', withdraw: 'The invitation couldn’t be withdrawn' }

export function InvitationList({ invitations }: { invitations: FirmInvitation[] }) {
  const queryClient = useQueryClient()
  const list = useRef<HTMLUListElement>(null)
  const changing = useMutation({
    mutationFn: ({ invitation: { id, email, firmRole }, action }: Change) =>
      action === 'resend' ? call(inviteMember, { email, firmRole }) : call(withdrawInvitation, { id }),
    onSuccess: (_, { invitation, action }) => {
      notifySuccess(done[action], { detail: invitation.email })
      list.current?.focus()
    },
    onError: (error, { action }) => notifyError(failed[action], { detail: error.message }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: resourceKey(readFirm) }),
  })
  if (invitations.length === 0) return <p className={classes.none}>No open invitations.</p>
  return (
    <ul className={classes.rows} ref={list} tabIndex={-1} aria-label="Invitations">
      {invitations.map((invitation) => {
        const { id, email, firmRole, invitedBy, expiresAt, isExpired } = invitation
        const press = (action: Change['action']) => changing.isPending || changing.mutate({ invitation, action })
        return (
          <li key={id} className={classes.row} data-wraps>
            <IconMail size={20} stroke={1.5} aria-hidden />
            <div>
              <p className={classes.title}>{email}</p>
              <p className={classes.detail}>
                {firmRoleLabels[firmRole]}
                {invitedBy && `, invited by ${invitedBy}`}
              </p>
              <p className={classes.detail}>
                {isExpired ? 'Expired' : 'Until'} <time dateTime={expiresAt}>{formatTime(expiresAt)}</time>
              </p>
            </div>
            <Group gap={8} wrap="nowrap" className={classes.controls}>
              <Button variant="subtle" color="gray" size="xs" onClick={() => press('resend')}>
                Send Again<span className="g-visually-hidden"> to {email}</span>
              </Button>
              <Button variant="subtle" color="red" size="xs" onClick={() => press('withdraw')}>
                Withdraw<span className="g-visually-hidden"> the invitation of {email}</span>
              </Button>
            </Group>
          </li>
        )
      })}
    </ul>
  )
}
