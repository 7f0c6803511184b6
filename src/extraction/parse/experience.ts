import type { ProfileData } from '#domain/profiles/profile.ts'
import type { Row } from '../layout/row.ts'
import { headKinds } from '../layout/table-head.ts'
import { withoutAsides } from './asides.ts'
import { bodyOf } from './body.ts'
import { type Entry, entriesOf } from './entries.ts'
import { type HeaderParts, headerParts, splitLabels, voteTitle } from './header-parts.ts'
import { splitPhrases } from './header-phrases.ts'
import { unfoldForm } from './labeled-entries.ts'
import { tellTowns } from './unknown-towns.ts'

export function experienceOf(rows: Row[]): ProfileData['work_experience'] {
  const found = withoutGroupNames(
    entriesOf(
      unfoldForm(rows)
        .filter((row) => !headKinds(row))
        .map(withoutAsides)
        .filter(({ cells }) => cells.length > 0)
        .map(splitLabels),
    ),
  )
  const headers = tellTowns(found.map(({ header }) => splitPhrases(header)))
  const entries = withTowns(found.map((entry, index) => ({ ...entry, parts: headerParts(headers[index] ?? []) })))
  const vote = voteTitle(entries.map(({ parts }) => parts))
  // Among periods, a lone date on top is one that goes on.
  const isRunning = entries.length > 1 && entries.slice(1).every(({ dates }) => dates?.isRange)
  const jobs = entries.map(({ dates, parts, body, left }, index) => {
    const { title, other } = vote(parts)
    return {
      company: other,
      position: title,
      location: parts.place,
      start_date: dates?.start ?? null,
      end_date: dates?.end ?? (index === 0 && isRunning ? 'Present' : null),
      ...bodyOf(body, left),
    }
  })
  return withFirms(jobs)
}

/** `Delta, British Columbia` beside a title is no firm where another entry has both and is there, too. */
function withTowns<T extends { parts: HeaderParts }>(entries: T[]): T[] {
  const known = new Set(entries.map(({ parts }) => parts.place))
  return entries.map((entry) => {
    const { town, place, names } = entry.parts
    const whole = `${town}, ${place}`
    if (!town || !known.has(whole)) return entry
    return { ...entry, parts: { names: names.filter((name) => name !== town), place: whole } }
  })
}

/** `Direct clients` over some of the entries, each of which has its names without it. */
function withoutGroupNames(entries: Entry[]): Entry[] {
  const namesOf = ({ header }: Entry) => headerParts(splitPhrases(header)).names.length
  const whole = entries.filter((entry) => entry.above === 0 && namesOf(entry) > 1)
  const isGrouped = (entry: Entry) => entry.above === 1 && entry.header.length > 1 && namesOf(entry) > 2
  if (whole.length < 2) return entries
  return entries.map((entry) => (isGrouped(entry) ? { ...entry, header: entry.header.slice(1) } : entry))
}

type Job = ProfileData['work_experience'][number]

/** Several positions at one firm, whose name stands over them, with or without a period of its own. */
function withFirms(jobs: Job[]): Job[] {
  const found: Job[] = []
  let firm: Job | undefined
  for (const [index, job] of jobs.entries()) {
    const next = jobs[index + 1]
    const isBare = !job.position && !job.description && job.achievements.length === 0
    const isNext = next?.position && !next.company
    if (job.company || !job.position) firm = job
    if (job.company && isBare && isNext) continue
    const isUnder = firm !== undefined && firm !== job
    found.push(
      isUnder ? { ...job, company: firm?.company ?? null, location: job.location ?? firm?.location ?? null } : job,
    )
  }
  return found
}
