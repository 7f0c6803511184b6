import { readBookingChoice as endpoint } from '#contract/interviews.ts'
import { readBookingChoice as readChoice } from '#db/interviews.ts'
import { transactionRoute } from '../serve.ts'

/** Before someone has applied, there is nothing to book. */
export const readBookingChoice = transactionRoute(
  endpoint,
  async (tx) => (await readChoice(tx)) ?? { takesBookings: true },
)
