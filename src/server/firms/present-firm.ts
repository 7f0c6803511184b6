import type { InferResult } from 'kysely'
import type { Firm } from '#contract/firms.ts'
import type { firmQuery } from '#db/firms.ts'
import { type FirmRole, ownsFirm } from '#domain/firms/role.ts'
import { seatActionsFor } from '#domain/firms/seat.ts'

type Row = InferResult<ReturnType<typeof firmQuery>>[number]

export function presentFirm(
  { updatedAt, verifiedAt, seats, invitations, history, ...settings }: Row,
  firmRole: FirmRole | null,
): Firm {
  const owners = seats.filter((seat) => seat.firmRole === 'owner')
  return {
    settings,
    updatedAt,
    verifiedAt: verifiedAt?.toISOString() ?? null,
    seats: seats.map((seat) => {
      const isLastOwner = owners.length === 1 && owners[0]?.id === seat.id
      return { ...seat, actions: seatActionsFor({ isOwn: seat.isOwn, isLastOwner }, firmRole) }
    }),
    invitations,
    history,
    actions: ownsFirm(firmRole) ? ['edit', 'invite'] : [],
  }
}
