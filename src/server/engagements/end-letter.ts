import { Hono } from 'hono'
import { readNow } from '#db/clock.ts'
import { findEngagement, listEngagements } from '#db/engagements.ts'
import type { Tx } from '#db/session.ts'
import { notFound, notSignedIn } from '#domain/problem.ts'
import { sessionCookie } from '../accounts/session-cookie.ts'
import { contentDisposition } from '../files/content-disposition.ts'
import type { Services } from '../services.ts'
import { drawEndLetter } from './draw-end-letter.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The letter that an engagement ends with, for whoever may read it: drawn from what is stored, so it is the same for both sides. */
export const endLetterRoutes = ({ db, env }: Pick<Services, 'db' | 'env'>) =>
  new Hono().get('/api/engagements/:id/end-letter.pdf', async (context) => {
    const person = sessionCookie(context, env).person()
    if (!person) throw notSignedIn()
    const { id } = context.req.param()
    const file = uuid.test(id) ? await db.asUser(person, (tx) => letterOf(tx, id)) : undefined
    if (!file) throw notFound('Engagement Not Found')
    return context.body(new Uint8Array(file), 200, {
      'content-type': 'application/pdf',
      'content-disposition': contentDisposition('attachment', 'end-letter.pdf'),
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
  })

async function letterOf(tx: Tx, id: string): Promise<Buffer | undefined> {
  const found = await findEngagement(tx, id)
  const [listed] = await listEngagements(tx, { one: id })
  if (!found || !listed || (!found.endedAt && found.status !== 'ending')) return undefined
  return drawEndLetter(
    {
      ...{ firm: listed.firm ?? 'The firm', talent: listed.talent ?? 'The professional', title: listed.title ?? '' },
      ...{ startsOn: listed.starts_on, lastDay: listed.ends_on },
      ...{ conversionFeeCents: found.conversionFeeCents },
      ...{ status: found.status, handover: found.handovers[0] ?? null, accesses: found.accesses },
    },
    found.endedAt ?? (await readNow(tx)),
  )
}
