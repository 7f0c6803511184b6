import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { changeFirmRole, leaveFirm, readFirm, removeSeat, type Seat } from '#contract/firms.ts'
import { type FirmRole, firmRoleLabels } from '#domain/firms/role.ts'
import { call } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { sessionQuery } from '../session.ts'
import { ConfirmModal } from '../ui/confirm-modal.tsx'
import { notifyError, notifySuccess } from '../ui/notify.ts'
import classes from './rows.module.css'
import { SeatRow } from './seat-row.tsx'

const nameOf = ({ name, email }: Seat) => name ?? email

export function SeatList({ seats }: { seats: Seat[] }) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const list = useRef<HTMLUListElement>(null)
  const [asked, setAsked] = useState<Seat>()
  const refresh = () => queryClient.invalidateQueries({ queryKey: resourceKey(readFirm) })
  const changing = useMutation({
    mutationFn: ({ seat, firmRole }: { seat: Seat; firmRole: FirmRole }) =>
      call(changeFirmRole, { id: seat.id, expectedRole: seat.firmRole, firmRole }),
    onSuccess: async (_, { seat, firmRole }) => {
      notifySuccess('Role changed', {
        detail: `${nameOf(seat)} is now ${/^[aeiou]/.test(firmRole) ? 'an' : 'a'} ${firmRoleLabels[firmRole].toLowerCase()}.`,
      })
      if (seat.isOwn) await freshSession()
    },
    onError: (error) => notifyError('The role couldn’t be changed', { detail: error.message }),
    onSettled: refresh,
  })
  const freshSession = async () => {
    await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
    await router.invalidate()
  }
  const ending = useMutation({
    mutationFn: (seat: Seat) => (seat.isOwn ? call(leaveFirm, {}) : call(removeSeat, { id: seat.id })),
    onSuccess: async (_, seat) => {
      notifySuccess(seat.isOwn ? 'You left the firm' : 'Seat removed', { detail: nameOf(seat) })
      list.current?.focus()
      if (seat.isOwn) await freshSession()
      else await refresh()
    },
    onError: async (error) => {
      notifyError('The seat couldn’t be removed', { detail: error.message })
      await refresh()
    },
    onSettled: () => setAsked(undefined),
  })
  return (
    <>
      <ul className={classes.rows} ref={list} tabIndex={-1} aria-label="Seats">
        {seats.map((seat) => (
          <SeatRow
            key={seat.id}
            seat={seat}
            isChanging={changing.isPending && changing.variables.seat.id === seat.id}
            onRole={(firmRole) => changing.isPending || changing.mutate({ seat, firmRole })}
            onEnd={() => setAsked(seat)}
          />
        ))}
      </ul>
      {asked && (
        <ConfirmModal
          isOpen
          title={asked.isOwn ? 'Leave Firm' : 'Remove Seat'}
          workingText="Processing..."
          isWorking={ending.isPending}
          onConfirm={() => ending.isPending || ending.mutate(asked)}
          onClose={() => setAsked(undefined)}
        >
          {asked.isOwn ? 'You' : nameOf(asked)} will see nothing of the firm from that moment on.{' '}
          {asked.isOwn ? 'Your' : 'Their'} account stays, and an owner becomes the contact of{' '}
          {asked.isOwn ? 'your' : 'their'} projects.
        </ConfirmModal>
      )}
    </>
  )
}
