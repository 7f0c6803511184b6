import { seatMessages } from '#domain/firms/seat.ts'
import { Problem } from '#domain/problem.ts'

/** The database keeps the last owner; whoever tries to end that seat is told so. */
export const orLastOwner = <T>(change: Promise<T>): Promise<T> =>
  change.catch((error: { constraint?: string }) => {
    if (error.constraint === 'firms_have_an_owner') throw new Problem('conflict', seatMessages.lastOwner)
    throw error
  })
