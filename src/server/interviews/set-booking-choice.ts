import { setBookingChoice as endpoint } from '#contract/interviews.ts'
import { setBookingChoice as setChoice } from '#db/interviews.ts'
import { transactionRoute } from '../serve.ts'

export const setBookingChoice = transactionRoute(endpoint, async (tx, choice) => {
  await setChoice(tx, choice.takesBookings)
  return choice
})
