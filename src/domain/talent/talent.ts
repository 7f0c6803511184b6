import type { Role } from '../accounts/role.ts'
import type { CandidateStatus } from '../candidates/status.ts'
import { type FirmRole, mayManage } from '../firms/role.ts'
import { credentials } from '../trade/credentials.ts'
import { forms } from '../trade/forms.ts'
import { software } from '../trade/software.ts'
import { standards } from '../trade/standards.ts'

export const talentPageSize = 18

/** What a card shows of a profile, as computed by the database (`app.talent_card`). */
export type TalentFacts = {
  headline: string | null
  location: string | null
  credentials: string[]
  skills: string[]
  software: string[]
  work: { start_date: string | null; end_date: string | null }[]
}

/** The chips of the list, with what each means of a candidate. Buyers only ever get accepted ones. */
export const talentFilters = {
  all: {},
  pending: { status: 'pending' },
  interviewing: { status: 'interviewed' },
  approved: { status: 'accepted' },
  rejected: { status: 'rejected' },
  onboarded: { status: 'accepted', hasAccess: true },
} as const satisfies Record<string, { status?: CandidateStatus; hasAccess?: true }>

export type TalentFilter = keyof typeof talentFilters

/** Why a chip can't show anybody to a buyer: their list is of accepted talent. */
export const quietTalentFilters = (role: Role): Partial<Record<TalentFilter, string>> => {
  if (role === 'admin') return {}
  const hidden = (Object.keys(talentFilters) as TalentFilter[]).filter((filter) => {
    const { status = 'accepted' }: { status?: CandidateStatus } = talentFilters[filter]
    return status !== 'accepted'
  })
  return Object.fromEntries(hidden.map((filter) => [filter, 'Firms see accepted talent only.']))
}
export type TalentStatus = Exclude<TalentFilter, 'all'>

export const talentStatusLabels: Record<TalentStatus, string> = {
  pending: 'Pending',
  interviewing: 'Interviewing',
  approved: 'Approved',
  rejected: 'Rejected',
  onboarded: 'Onboarded',
}

const talentStatusByCandidateStatus = {
  pending: 'pending',
  interviewed: 'interviewing',
  accepted: 'approved',
  rejected: 'rejected',
} as const

export const talentStatusOf = (status: CandidateStatus, hasAccess: boolean): TalentStatus =>
  status === 'accepted' && hasAccess ? 'onboarded' : talentStatusByCandidateStatus[status]

export const talentActions = ['resume', 'schedule'] as const
export type TalentAction = (typeof talentActions)[number]

type Reader = { hasResume: boolean; firmRole: FirmRole | null }

/** What the reader of a card may do. Calls are booked by those who manage a firm's projects; an admin sets an interview on the candidate's page. */
export const talentActionsOf = ({ hasResume, firmRole }: Reader): TalentAction[] => [
  ...(hasResume ? (['resume'] as const) : []),
  ...(mayManage(firmRole) ? (['schedule'] as const) : []),
]

const catalogs = [software, credentials, forms, standards]

/** Every spelling of a term, in lowercase: a filter by one finds the others. */
export function termsFor(word: string): string[] {
  const term = catalogs.map((catalog) => catalog.named(word)).find(Boolean)
  const spellings = term ? [term.name, ...term.aliases, word] : [word]
  return [...new Set(spellings.map((spelling) => spelling.trim().toLowerCase()))]
}

/** The usual abbreviation: CPA. Unknown terms stay as written. */
export const shortCredential = (name: string): string => credentials.named(name)?.short ?? name

export const talentFilterLimit = 5

export const talentMessages = { loadFailed: 'Failed to load candidates' } as const
