import { readFirmToVerify as endpoint } from '#contract/verification.ts'
import { firmToVerifyQuery } from '#db/verification.ts'
import { notFound } from '#domain/problem.ts'
import { firmStateOf, verificationActionsIn, verificationMessages } from '#domain/verification/verification.ts'
import { withIsoTimes } from '../iso-times.ts'
import { queryRoute } from '../serve.ts'

export const readFirmToVerify = queryRoute(endpoint, firmToVerifyQuery, ([found]) => {
  if (!found) throw notFound(verificationMessages.notFound)
  const state = firmStateOf(found.verifiedAt)
  const { invoiceRhythm: rhythm, invoiceScope: scope, termsDays, ...firm } = found
  return {
    ...withIsoTimes(firm),
    invoicing: { rhythm, scope, termsDays },
    state,
    actions: verificationActionsIn(state),
  }
})
