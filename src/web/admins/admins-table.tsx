import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ListedAdmin, listAdmins, removeAdmin, resendInvitation } from '#contract/admins.ts'
import { type SeatAction, seatStateLabels } from '#domain/admins/seat.ts'
import { call } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { ConfirmModal } from '../ui/confirm-modal.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { notifyError, notifySuccess } from '../ui/notify.ts'
import { statusBadge } from '../ui/status-badge.tsx'
import { formatDay, formatTime } from '../ui/time.ts'
import classes from './admins-table.module.css'

const heads = ['Name', 'Status', 'Since', 'Last seen', 'Two-factor', { label: 'Actions', isEnd: true }] as const

const SeatBadge = statusBadge(seatStateLabels, { active: 'disc', invited: 'circle', expired: 'dashedCircle' })

const labels: Record<SeatAction, { action: string; done: string; failed: string }> = {
  resend: { action: 'Send Again', done: 'Invitation sent', failed: 'The invitation couldn’t be sent' },
  revoke: { action: 'Withdraw', done: 'Invitation withdrawn', failed: 'The invitation couldn’t be withdrawn' },
  remove: { action: 'Remove', done: 'Admin removed', failed: 'The admin couldn’t be removed' },
}

type Move = { admin: ListedAdmin; action: SeatAction }

export function AdminsTable({ admins }: { admins: ListedAdmin[] }) {
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<Move>()
  const moving = useMutation({
    mutationFn: ({ admin: { id }, action }: Move) => call(action === 'resend' ? resendInvitation : removeAdmin, { id }),
    onSuccess: (_, { admin, action }) => notifySuccess(labels[action].done, { detail: admin.name ?? admin.email }),
    onError: (error, { action }) => notifyError(labels[action].failed, { detail: error.message }),
    onSettled: async () => {
      setAsked(undefined)
      await queryClient.invalidateQueries({ queryKey: resourceKey(listAdmins) })
    },
  })
  const press = (move: Move) => {
    if (moving.isPending) return
    if (move.action === 'resend') moving.mutate(move)
    else setAsked(move)
  }
  return (
    <>
      <DataTable label="Admins" heads={heads}>
        {admins.map((admin) => (
          <Row key={admin.id} admin={admin} onAction={(action) => press({ admin, action })} />
        ))}
      </DataTable>
      {asked && (
        <ConfirmModal
          isOpen
          title={asked.action === 'remove' ? 'Remove Admin' : 'Withdraw Invitation'}
          workingText="Processing..."
          isWorking={moving.isPending}
          onConfirm={() => moving.mutate(asked)}
          onClose={() => setAsked(undefined)}
        >
          {consequence(asked)}
        </ConfirmModal>
      )}
    </>
  )
}

const consequence = ({ admin: { name, email }, action }: Move) =>
  action === 'remove'
    ? `${name ?? email} will be signed out everywhere and can’t sign in again. Their actions stay in the record under their name.`
    : `The link we emailed to ${email} stops working right away.`

function Row({ admin, onAction }: { admin: ListedAdmin; onAction: (action: SeatAction) => void }) {
  const { name, email, state, isOwn, since, invitedBy, lastSeenAt, hasSecondFactor, actions } = admin
  return (
    <tr>
      <th scope="row">
        {name ?? email}
        {isOwn && <span className={classes.own}> (you)</span>}
        <span className={classes.under}>{email}</span>
      </th>
      <td>
        <SeatBadge status={state} />
      </td>
      <td className={classes.moment}>
        {formatDay(since)}
        <span className={classes.under}>by {invitedBy ?? 'the operator'}</span>
      </td>
      <td className={classes.moment}>{lastSeenAt ? formatTime(lastSeenAt) : 'Never'}</td>
      <td>{hasSecondFactor ? 'On' : 'Off'}</td>
      <td data-end>
        <span className={classes.actions}>
          {actions.map((action) => (
            <button key={action} type="button" data-action={action} onClick={() => onAction(action)}>
              {labels[action].action}
              <span className="g-visually-hidden"> {name ?? email}</span>
            </button>
          ))}
        </span>
      </td>
    </tr>
  )
}
