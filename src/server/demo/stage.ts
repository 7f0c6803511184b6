import type { Endpoint, InputOf, OutputOf, ParsedInputOf } from '#contract/endpoint.ts'
import type { HistoryMoments, Moment } from '#db/demo.ts'
import type { RequestContext, TransactionRoute } from '../serve.ts'
import type { Services } from '../services.ts'

/** What the parts of the seeding share. */
export type Stage = {
  services: Services
  now: Date
  onProgress: (message: string) => void
  /** Performs an act as its endpoint would, for a known person. */
  perform<E extends Endpoint>(userId: string, act: TransactionRoute<E>, input: InputOf<E>): Promise<OutputOf<E>>
  /** When things are to have happened; written at the end, all at once. */
  moments: Moment[]
  histories: HistoryMoments[]
}

export function createStage(services: Services, now: Date, onProgress: Stage['onProgress']): Stage {
  const request: RequestContext = {
    // What happened long ago is not told by mail today.
    services: { ...services, mailer: { queue: async () => '' } },
    network: '',
    signal: new AbortController().signal,
    userAgent: '',
    cookie: { tokenHash: () => undefined, person: () => undefined, set: () => {}, clear: () => {} },
    registration: { read: () => undefined, set: () => {}, clear: () => {} },
    device: { idFor: () => undefined, remember: () => {} },
    flow: { set: () => {}, take: () => undefined },
  }
  return {
    services,
    now,
    onProgress,
    moments: [],
    histories: [],
    perform<E extends Endpoint>(userId: string, act: TransactionRoute<E>, input: InputOf<E>) {
      const parsed = act.endpoint.input.parse(input) as ParsedInputOf<E>
      return services.db.asUser({ userId }, (tx, me) => act.perform(tx, parsed, me, request))
    },
  }
}
