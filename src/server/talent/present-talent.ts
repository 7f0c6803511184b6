import type { TalentCard } from '#contract/talent.ts'
import type { WorkingHours } from '#domain/availability/working-hours.ts'
import type { CandidateStatus } from '#domain/candidates/status.ts'
import { experienceYears } from '#domain/profiles/summary.ts'
import { shortCredential, talentStatusOf } from '#domain/talent/talent.ts'
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

export function presentTalent({ card, status, hasAccess, name, ...row }: TalentRow): TalentCard {
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
  }
}
