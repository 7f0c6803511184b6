import type { Endpoint, InputOf, OutputOf, ParsedInputOf } from '#contract/endpoint.ts'
import { setNow } from '#db/clock.ts'
import type { HistoryMoments, Moment } from '#db/demo.ts'
import type { DatabaseAccess } from '#db/session.ts'
import type { ExternalRoute, RequestContext, TransactionRoute } from '../serve.ts'
import type { Services } from '../services.ts'

/** What the parts of the seeding share. */
export type Stage = {
  services: Services
  now: Date
  onProgress: (message: string) => void
  /** Serves an endpoint for a known person; at another time where its handler writes down when it happened. */
  perform<E extends Endpoint>(
    userId: string,
    route: TransactionRoute<E>,
    input: InputOf<E>,
    at?: Date,
  ): Promise<OutputOf<E>>
  /** The same for a handler that opens its own transactions. */
  performExternal<E extends Endpoint>(
    userId: string,
    route: ExternalRoute<E>,
    input: InputOf<E>,
    at: Date,
  ): Promise<OutputOf<E>>
  /** When things are to have happened; written at the end, all at once. */
  moments: Moment[]
  histories: HistoryMoments[]
}

export function createStage(services: Services, now: Date, onProgress: Stage['onProgress']): Stage {
  const request: RequestContext = {
    // What happened long ago isn’t emailed today.
    services: { ...services, mailer: { queue: async () => '' } },
    network: '203.0.113.24',
    signal: new AbortController().signal,
    userAgent: 'Firefox',
    cookie: { tokenHash: () => undefined, person: () => undefined, set: () => {}, clear: () => {} },
    registration: { read: () => undefined, set: () => {}, clear: () => {} },
    device: { idFor: () => undefined, remember: () => {} },
    flow: { set: () => {}, take: () => undefined },
  }
  const dbAt = (at: Date): DatabaseAccess => ({
    ...services.db,
    asUser: (person, work) =>
      services.db.asUser(person, (tx, me) => {
        setNow(tx, at)
        return work(tx, me)
      }),
  })
  return {
    services,
    now,
    onProgress,
    moments: [],
    histories: [],
    perform<E extends Endpoint>(userId: string, route: TransactionRoute<E>, input: InputOf<E>, at?: Date) {
      const parsed = route.endpoint.input.parse(input) as ParsedInputOf<E>
      const db = at ? dbAt(at) : services.db
      return db.asUser({ userId }, (tx, me) => route.perform(tx, parsed, me, request))
    },
    async performExternal<E extends Endpoint>(userId: string, route: ExternalRoute<E>, input: InputOf<E>, at: Date) {
      const parsed = route.endpoint.input.parse(input) as ParsedInputOf<E>
      const me = await services.db.asUser({ userId }, async (_, person) => person)
      return route.performExternal(parsed, me, { ...request, services: { ...request.services, db: dbAt(at) } })
    },
  }
}
