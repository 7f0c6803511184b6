import { formatMonth } from '#domain/profiles/month.ts'
import type { PublicProfile } from '#domain/profiles/public-profile.ts'
import { skillGroups } from '#domain/profiles/skill-groups.ts'

export type Entry = { title: string; under: string; when: string; prose: string; lines: string[] }
export type Section = { title: string; prose: string; entries: Entry[] }

/** How much is taken of a long career, beginning with all that could fit. */
export type Amount = { jobs: number; lines: number; prose: number; others: number; skills: number; title: number }
export const amounts: readonly [Amount, ...Amount[]] = [
  { jobs: 25, lines: 15, prose: 3000, others: 25, skills: 60, title: 240 },
  { jobs: 12, lines: 5, prose: 700, others: 8, skills: 40, title: 200 },
  { jobs: 8, lines: 3, prose: 400, others: 5, skills: 24, title: 160 },
  { jobs: 6, lines: 2, prose: 240, others: 3, skills: 14, title: 120 },
  { jobs: 5, lines: 1, prose: 160, others: 2, skills: 8, title: 80 },
]

const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ')

/** A profile as the parts of a document, in the order of its page on the platform. Links are ways to reach someone, and stay there. `clean` leaves out contact data. */
export function sectionsOf(profile: PublicProfile, amount: Amount, clean: (text: string) => string): Section[] {
  const line = (text: string | null) => clip(clean(text ?? ''), amount.title)
  const prose = (text: string | null) => clip(clean(text ?? ''), amount.prose)
  const entry = (given: {
    title: string | null
    under?: string | null
    when?: string
    prose?: string | null
    lines?: string[]
  }): Entry => ({
    title: line(given.title),
    under: line(given.under ?? ''),
    when: clean(given.when ?? ''),
    prose: prose(given.prose ?? ''),
    lines: [...new Set(given.lines ?? [])]
      .slice(0, amount.lines)
      .map((one) => clip(clean(one), Math.min(amount.prose, 500))),
  })
  const list = <T>(title: string, of: readonly T[], limit: number, entryOf: (one: T) => Entry): Section => ({
    title,
    prose: '',
    entries: of.slice(0, limit).map(entryOf).filter(isWorthShowing),
  })

  const sections: Section[] = [
    { title: 'Summary', prose: prose(profile.professional_summary), entries: [] },
    list('Work experience', profile.work_experience, amount.jobs, (job) =>
      entry({
        title: job.position ?? job.company,
        under: joined(job.position && job.company, job.location),
        when: [formatMonth(job.start_date), formatMonth(job.end_date)].filter(Boolean).join(' – '),
        prose: job.description,
        lines: job.achievements,
      }),
    ),
    list('Education', profile.education, amount.others, (one) =>
      entry({
        title: joined(one.degree, one.field_of_study) || one.institution,
        under: joined(
          (one.degree || one.field_of_study) && one.institution,
          one.location,
          one.honors,
          one.gpa && `GPA ${one.gpa}`,
        ),
        when: formatMonth(one.graduation_date),
      }),
    ),
    list('Certifications', profile.certifications, amount.others, (one) =>
      entry({ title: one.name ?? one.issuer, under: one.name && one.issuer, when: formatMonth(one.date) }),
    ),
    {
      title: 'Skills',
      prose: skillGroups
        .filter(({ group }) => profile.skills[group].length > 0)
        .map(({ group, label }) =>
          prose(`${label}: ${profile.skills[group].slice(0, amount.skills).map(clean).join(', ')}`),
        )
        .join('\n'),
      entries: [],
    },
    {
      title: 'Languages',
      prose: line(
        profile.languages_spoken
          .slice(0, amount.others)
          .map(({ language, proficiency }) => [language, proficiency && `(${proficiency})`].filter(Boolean).join(' '))
          .filter(Boolean)
          .join(', '),
      ),
      entries: [],
    },
    list('Awards', profile.awards, amount.others, (one) =>
      entry({
        title: one.title ?? one.issuer,
        under: one.title && one.issuer,
        when: formatMonth(one.date),
        prose: one.description,
      }),
    ),
  ]
  return sections.filter(({ prose, entries }) => prose.trim() || entries.length > 0)
}

const isWorthShowing = ({ title, under, when, prose, lines }: Entry) =>
  Boolean(title.trim() || under || when || prose || lines.length > 0)

function clip(text: string, limit: number): string {
  if (text.length <= limit) return text
  const cut = text.slice(0, limit)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), limit * 0.8)).trimEnd()}…`
}
