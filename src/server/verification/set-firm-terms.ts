import { setFirmTerms as endpoint } from '#contract/verification.ts'
import { countAsRecorded } from '#db/record.ts'
import { grantTerms, readFirmOwners } from '#db/verification.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { verificationMessages } from '#domain/verification/verification.ts'
import { transactionRoute } from '../serve.ts'

export const setFirmTerms = transactionRoute(endpoint, async (tx, { id, isGranted, reason }) => {
  if (!(await readFirmOwners(tx, id))) throw notFound(verificationMessages.notFound)
  if (!(await grantTerms(tx, id, isGranted, reason)))
    throw new Problem('conflict', isGranted ? verificationMessages.hasTerms : verificationMessages.noTerms)
  countAsRecorded(tx)
  return {}
})
