import type { TalentCard } from '#contract/talent.ts'
import type { Role } from '#domain/accounts/role.ts'
import type { WorkingHours } from '#domain/availability/working-hours.ts'
import type { CandidateStatus } from '#domain/candidates/status.ts'
import { experienceYears } from '#domain/profiles/summary.ts'
import { shortCredential, talentActionsOf, talentStatusOf } from '#domain/talent/talent.ts'
import { systemsOf } from '#domain/trade/software.ts'

export type TalentRow = {
  id: string
  name: string | null
  avatarUrl: string | null
  status: CandidateStatus
  hasAccess: boolean
  hasResume: boolean
  workingHours: WorkingHours | null
  /** Made by the database (`app.talent_card`); null without a profile. */
  card: {
    headline: string | null
    location: string | null
    credentials: string[]
    skills: string[]
    software: string[]
    work: { start_date: string | null; end_date: string | null }[]
  } | null
}

export function presentTalent(found: TalentRow, role: Role): TalentCard {
  const { card, status, hasAccess, hasResume, name, ...row } = found
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
    actions: talentActionsOf({ hasResume, role }),
  }
}
