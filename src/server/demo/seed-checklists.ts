import { tickedItemNames } from '#domain/platform/checklist.ts'
import { readPlatform } from '../platform/read-platform.ts'
import { updateChecklist } from '../platform/update-checklist.ts'
import { demoPerson, nameOf } from './people.ts'
import type { DemoCandidate } from './seed-candidates.ts'
import type { Stage } from './stage.ts'

/** So many steps of the newest engagement are checked; the older ones are under way. */
const newestSteps = 1

/** The demo talent has begun with each firm. */
export async function seedChecklists(stage: Stage, candidates: DemoCandidate[]): Promise<void> {
  const { userId } = candidates.find((one) => nameOf(one) === nameOf(demoPerson)) as DemoCandidate
  const { engagements } = await stage.perform(userId, readPlatform, { page: 1 })
  for (const [index, { applicationId }] of engagements.entries())
    for (const item of tickedItemNames.slice(0, index === 0 ? newestSteps : undefined))
      await stage.perform(userId, updateChecklist, { applicationId, item, isDone: true })
}
