import { listEngagementParties, readEngagementFacts } from '#db/engagements.ts'
import type { Tx } from '#db/session.ts'
import { type EngagementMove, type EngagementSide, engagementLifeCycle } from '#domain/engagements/status.ts'
import { emailAfter } from '#domain/life-cycle.ts'
import type { JobKind } from '../jobs/job-kind.ts'
import { type EngagementEmail, engagementEmail } from '../mail/templates/engagement.ts'
import type { Services } from '../services.ts'

const sides = ['talent', 'owner'] as const satisfies EngagementSide[]

/**
 * The database queues a job with each move of an engagement; its key begins with `<id>:<from>:<to>`. The emails are written in the
 * transaction that ends the job: each exactly once.
 */
export const followEngagementJob = (services: Services): JobKind => ({
  kind: 'follow-engagement',
  atOnce: 5,
  run: async ({ key }) => {
    const [id = '', from = '', to = ''] = key.split(':')
    const move = moveBetween(from, to)
    return async (tx) => (move ? mailMove(tx, id, move, services) : 0)
  },
})

const moveBetween = (from: string, to: string): EngagementMove | undefined =>
  (Object.keys(engagementLifeCycle.moves) as EngagementMove[]).find((move) => {
    const { from: starts, to: target } = engagementLifeCycle.moves[move]
    return target === to && (starts as readonly string[]).includes(from)
  })

async function mailMove(tx: Tx, id: string, move: EngagementMove, services: Services): Promise<number> {
  let sent = 0
  for (const side of sides) {
    const kind = emailAfter(engagementLifeCycle, move, side)
    if (kind) sent += await mailEngagement(tx, id, side, kind, services)
  }
  return sent
}

/** One side of an engagement; how many emails. */
export async function mailEngagement(
  tx: Tx,
  id: string,
  side: EngagementSide,
  kind: EngagementEmail,
  { env, mailer }: Services,
): Promise<number> {
  const facts = await readEngagementFacts(tx, id)
  if (!facts) return 0
  const { endsOn } = facts
  const parties = (await listEngagementParties(tx, id, side)).filter(({ email }) => email !== null)
  for (const { email, firstName } of parties) {
    const template = engagementEmail(kind, {
      name: firstName ?? '',
      firm: facts.firm ?? '',
      talent: facts.talent ?? '',
      title: facts.title ?? '',
      lastDay: endsOn ? dayLabel(endsOn) : '',
      conversionFeeCents: facts.conversionFeeCents,
      link: `${env.appUrl}/engagements/${id}`,
    })
    await mailer.queue(tx, { to: email as string, ...template })
  }
  return parties.length
}

const dayLabel = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day))
