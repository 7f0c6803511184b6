import type { Tx } from '#db/session.ts'
import { listStatementParties } from '#db/statements.ts'
import { emailAfter } from '#domain/life-cycle.ts'
import { type StatementMove, statementLifeCycle } from '#domain/statements/status.ts'
import { statementEmail } from '../mail/templates/statement.ts'
import type { Services } from '../services.ts'
import { requireStatement } from './present-statement.ts'

const sides = ['talent', 'owner'] as const

/** Both sides get the sealed file itself; anything else is on the page. */
export async function mailStatement(
  tx: Tx,
  id: string,
  move: StatementMove,
  { env, mailer }: Pick<Services, 'env' | 'mailer'>,
  sealed?: Buffer,
): Promise<void> {
  const { number, version, facts, amends } = await requireStatement(tx, id)
  for (const side of sides) {
    const kind = emailAfter(statementLifeCycle, move, side)
    if (!kind) continue
    for (const { email, firstName } of await listStatementParties(tx, id, side)) {
      if (!email) continue
      const { kind: sent, content } = statementEmail(kind, {
        name: firstName ?? '',
        number: amends ? `${number}, version ${version}` : number,
        about: amends ? `version ${version} of the statement of work` : 'the statement of work',
        project: facts.project,
        client: facts.client.name,
        professional: facts.professional.name,
        link: `${env.appUrl}/statements/${id}`,
      })
      const attachments = sealed && [
        { name: `${number}-v${version}.pdf`, type: 'application/pdf', content: sealed.toString('base64') },
      ]
      await mailer.queue(tx, { to: email, kind: sent, content: { ...content, ...(attachments && { attachments }) } })
    }
  }
}
