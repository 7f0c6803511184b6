import { tickOnboarding as endpoint } from '#contract/engagements.ts'
import { tickItem } from '#db/engagements.ts'
import { endingMessages } from '#domain/engagements/ending.ts'
import { onboardingItemOf, onboardingMessages } from '#domain/engagements/onboarding.ts'
import { forbidden, Problem } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'
import { presentEngagement, requireEngagement, sideOf } from './present-engagement.ts'

/** Each side ticks its own. Ticking twice is ticking once. */
export const tickOnboarding = transactionRoute(endpoint, async (tx, { id, item, isDone, note }, me, { services }) => {
  const { endedAt, onboarding, isAgreed } = await requireEngagement(tx, id)
  const { side, isFact, noteLabel } = onboardingItemOf(item)
  if (endedAt) throw new Problem('conflict', endingMessages.isOver)
  if (isFact) throw new Problem('conflict', onboardingMessages.isFact)
  if (side !== (sideOf(me) ?? 'operator')) throw forbidden()
  if (isDone && !isAgreed) throw new Problem('conflict', onboardingMessages.noOffer)
  const kept = onboarding.find(({ name }) => name === item)?.note
  if (isDone && noteLabel && !note && !kept)
    throw new Problem('invalid_input', onboardingMessages.noNote, { field: 'note' })
  await tickItem(tx, id, item, isDone, note)
  return presentEngagement(tx, id, me, services)
})
