import { type Context, Hono } from 'hono'
import { findFeedOwner } from '#db/calendar-feeds.ts'
import { hoursQuery } from '#db/scheduling.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { limitAttempts } from '../accounts/limit-attempts.ts'
import { contentDisposition } from '../files/content-disposition.ts'
import { calendarFeed } from '../scheduling/calendar-entry.ts'
import type { Services } from '../services.ts'
import { eventsOf } from './events-of.ts'
import { hashOfFeed } from './feed-address.ts'

/** For how long a program may show what it has read; after that a revoked address is empty there, too. */
const maxAgeSeconds = 300

/** A person's calls, for whoever knows the secret address. They are read with that person's rights: someone who is suspended or gone has none. */
export const calendarFeedRoutes = (services: Services, networkOf: (context: Context) => string) =>
  new Hono().get('/calendar/:file{[A-Za-z0-9_-]{43}\\.ics}', async (context) => {
    const hash = hashOfFeed(context.req.param('file').slice(0, -'.ics'.length), services.secrets)
    const found = await services.db.asSystem(async (tx) => ({
      owner: await findFeedOwner(tx, hash),
      hours: await tx.first(hoursQuery()),
    }))
    if (!found.owner || !found.hours) {
      await limitAttempts([{ limit: attemptLimits.unknownFeedPerNetwork, of: networkOf(context) }], services)
      throw noFeed()
    }
    await limitAttempts([{ limit: attemptLimits.calendarFeed, of: hash }], services)
    const { hours } = found
    const events = await services.db
      .asUser({ userId: found.owner.userId }, (tx, me) => eventsOf(tx, me, hours, services))
      .catch((error: unknown) => {
        throw error instanceof Problem && error.code === 'not_signed_in' ? noFeed() : error
      })
    return context.body(calendarFeed(events, new Date()), 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': contentDisposition('inline', 'glide.ics'),
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': `private, max-age=${maxAgeSeconds}`,
      'x-robots-tag': 'noindex',
    })
  })

/** The same for an address that never was, was revoked, or whose owner is suspended. */
const noFeed = () => notFound('This calendar link doesn’t work anymore. Create a new one in your settings.')
