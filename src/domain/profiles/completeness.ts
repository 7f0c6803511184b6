import type { WorkingHours } from '../availability/working-hours.ts'
import type { ProfileData } from './profile.ts'

/** The sections of the profile editor, in reading order. */
export const profileSections = {
  photo: 'Photo',
  personal: 'Personal information',
  summary: 'Professional summary',
  experience: 'Work experience',
  education: 'Education',
  skills: 'Skills',
  certifications: 'Certifications',
  languages: 'Languages',
  awards: 'Awards',
  links: 'Professional links',
  hours: 'Working hours',
} as const

export type ProfileSection = keyof typeof profileSections

export type WholeProfile = { profile: ProfileData; hasPhoto: boolean; workingHours: WorkingHours | null }

type Rule = {
  section: ProfileSection
  label: string
  isMet: (whole: WholeProfile) => boolean
  /** Where only a part is missing: that part alone. */
  whatIsMissing?: (whole: WholeProfile) => string | undefined
}

/** What buyers look for first. Awards are optional, so they are not asked for. */
const rules: readonly Rule[] = [
  { section: 'photo', label: 'Add a photo', isMet: ({ hasPhoto }) => hasPhoto },
  {
    section: 'personal',
    label: 'Add your full name and location',
    isMet: ({ profile: { personal_info } }) => Boolean(personal_info.full_name && personal_info.location),
    whatIsMissing: ({ profile: { personal_info } }) => {
      if (personal_info.full_name) return 'Add where you live'
      return personal_info.location ? 'Add your full name' : undefined
    },
  },
  {
    section: 'summary',
    label: 'Summarize your work in a few sentences',
    isMet: ({ profile }) => (profile.professional_summary?.trim().length ?? 0) >= 40,
  },
  {
    section: 'experience',
    label: 'Add a position with the firm and dates',
    isMet: ({ profile }) =>
      profile.work_experience.some(({ company, position, start_date }) => company && position && start_date),
  },
  { section: 'education', label: 'Add your education', isMet: ({ profile }) => profile.education.length > 0 },
  {
    section: 'skills',
    label: 'List at least three accounting skills',
    isMet: ({ profile }) => profile.skills.technical.length >= 3,
  },
  { section: 'skills', label: 'List the software you know', isMet: ({ profile }) => profile.skills.tools.length > 0 },
  {
    section: 'certifications',
    label: 'Add a certification, if you have one',
    isMet: ({ profile }) => profile.certifications.length > 0,
  },
  {
    section: 'languages',
    label: 'Add the languages you speak',
    isMet: ({ profile }) => profile.languages_spoken.length > 0,
  },
  {
    section: 'links',
    label: 'Add a professional link',
    isMet: ({ profile: { personal_info } }) =>
      Boolean(personal_info.linkedin || personal_info.github || personal_info.portfolio || personal_info.website),
  },
  {
    section: 'hours',
    label: 'Add your working hours',
    isMet: ({ workingHours }) => Boolean(workingHours?.weekly.length),
  },
]

/** How complete a profile is, and what would make it more so. */
export function completeness(whole: WholeProfile) {
  const missing = rules.filter(({ isMet }) => !isMet(whole))
  return {
    percent: Math.round((100 * (rules.length - missing.length)) / rules.length),
    missing: missing.map(({ section, label, whatIsMissing }) => ({ section, label: whatIsMissing?.(whole) ?? label })),
  }
}
