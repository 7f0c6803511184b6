import type { InferResult } from 'kysely'
import type { TalentCard } from '#contract/talent.ts'
import type { Principal } from '#db/session.ts'
import type { talentQuery } from '#db/talent.ts'
import { freeHoursOf } from '#domain/capacity/capacity.ts'
import { experienceYears } from '#domain/profiles/summary.ts'
import { shortCredential, talentActionsOf, talentStatusOf } from '#domain/talent/talent.ts'
import { systemsOf } from '#domain/trade/software.ts'
import { todayOf } from '../today.ts'

export type TalentRow = Omit<InferResult<ReturnType<typeof talentQuery>>[number], 'profile' | 'feeBasisPoints'>

export function presentTalent(found: TalentRow, { firmRole }: Principal): TalentCard {
  const { card, status, hasAccess, hasResume, name, offered, ...row } = found
  const today = new Date().toISOString()
  return {
    ...row,
    name: name ?? '',
    status: talentStatusOf(status, hasAccess),
    headline: card?.headline ?? null,
    location: card?.location ?? null,
    experienceYears: card && experienceYears({ work_experience: card.work }, today),
    credentials: [...new Set(card?.credentials.map(shortCredential))],
    skills: [...new Set(card?.skills)],
    software: systemsOf(card?.software ?? []),
    freeHours: freeHoursOf(offered, row.workingHours, todayOf()),
    actions: talentActionsOf({ hasResume, firmRole }),
  }
}
