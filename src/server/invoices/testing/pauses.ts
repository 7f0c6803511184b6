import type { Services } from '../../services.ts'

/** Where collecting an invoice can be interrupted, in the order in which it comes by. */
export const pausePoints = [
  'before the charge is written',
  'after the charge is written',
  'after Stripe was asked',
  'before the answer is written',
  'after the answer is written',
] as const
export type PausePoint = (typeof pausePoints)[number]

/** Services that stop at a point; none of it is in the product itself. */
export function withPauses(services: Services, point: (name: PausePoint) => Promise<void>): Services {
  const { db, stripe } = services
  if (!stripe) throw new Error('There is nothing to charge by.')
  let isAsked = false
  const create = stripe.paymentIntents.create.bind(stripe.paymentIntents)
  stripe.paymentIntents.create = (async (...given: Parameters<typeof create>) => {
    await point('after the charge is written')
    const intent = await create(...given)
    isAsked = true
    await point('after Stripe was asked')
    return intent
  }) as typeof create
  return {
    ...services,
    db: {
      ...db,
      asSystem: async (work) => {
        const result = await db.asSystem(async (tx) => {
          const done = await work(tx)
          const isCharge = (done as { attempt?: number } | undefined)?.attempt !== undefined
          if (isAsked) await point('before the answer is written')
          else if (isCharge) await point('before the charge is written')
          return done
        })
        if (isAsked) await point('after the answer is written')
        return result
      },
    },
  }
}
