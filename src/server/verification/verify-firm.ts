import { verifyFirm as endpoint } from '#contract/verification.ts'
import { countAsRecorded } from '#db/record.ts'
import { readFirmOwners, verifyFirm as verify } from '#db/verification.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { verificationMessages } from '#domain/verification/verification.ts'
import { firmVerifiedEmail } from '../mail/templates/firm-verified.ts'
import { transactionRoute } from '../serve.ts'

export const verifyFirm = transactionRoute(endpoint, async (tx, { id, checks, note }, _, { services }) => {
  const firm = await readFirmOwners(tx, id)
  if (!firm) throw notFound(verificationMessages.notFound)
  if (!(await verify(tx, id, checks, note))) throw new Problem('conflict', verificationMessages.alreadyVerified)
  countAsRecorded(tx)
  const link = `${services.env.appUrl}/talent`
  for (const { email, name } of firm.owners)
    await services.mailer.queue(tx, { to: email, ...firmVerifiedEmail({ name, firm: firm.name, link }) })
  return {}
})
