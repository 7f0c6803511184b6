import { withdrawVerification as endpoint } from '#contract/verification.ts'
import { countAsRecorded } from '#db/record.ts'
import { readFirmOwners, withdrawVerification as withdraw } from '#db/verification.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { verificationMessages } from '#domain/verification/verification.ts'
import { verificationWithdrawnEmail } from '../mail/templates/firm-verified.ts'
import { transactionRoute } from '../serve.ts'

export const withdrawVerification = transactionRoute(endpoint, async (tx, { id, reason }, _, { services }) => {
  const firm = await readFirmOwners(tx, id)
  if (!firm) throw notFound(verificationMessages.notFound)
  if (!(await withdraw(tx, id, reason))) throw new Problem('conflict', verificationMessages.notVerified)
  countAsRecorded(tx)
  for (const { email, name } of firm.owners)
    await services.mailer.queue(tx, { to: email, ...verificationWithdrawnEmail({ name, firm: firm.name, reason }) })
  return {}
})
