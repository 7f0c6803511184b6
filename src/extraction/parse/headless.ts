import { leftOf, type Row, textOf } from '../layout/row.ts'
import { awardLike } from './awards.ts'
import { isCertificate, isIssuer } from './certifications.ts'
import { findDates } from './dates.ts'
import { isHeaderLike } from './entries.ts'
import { titleScore } from './header-parts.ts'
import { languagesOf } from './languages.ts'
import { divideMixed } from './mixed.ts'
import { degrees, institutions } from './school-row.ts'
import type { Section } from './sections.ts'
import { knownSkills } from './skills.ts'
import { hasAny, isProse } from './words.ts'

/**
 * Sections of a text whose parts have no headings: a line that can only belong to one part begins it, and what follows
 * belongs there until another does. Only what stands on top is looked at; the rest has its headings.
 */
export function guessSections(given: Section[]): Section[] {
  const sections = resolveUnknown(given).flatMap(divideMixed).map(byContent)
  const hasCareer = sections.some(({ kind }) => kind === 'experience')
  return sections.flatMap((section) => (section.kind === 'top' && !hasCareer ? guess(section) : section))
}

const namedKinds: Section['kind'][] = [
  'experience',
  'education',
  'certifications',
  'volunteer',
  'projects',
  'awards',
  'languages',
]

/** A heading that nobody knows begins a section if its text is of another kind than what stands before; else it is text. */
function resolveUnknown(sections: Section[]): Section[] {
  const resolved: Section[] = []
  for (const section of sections) {
    const before = resolved.at(-1)
    if (section.kind !== 'unknown' || !section.heading) {
      resolved.push(section)
      continue
    }
    const kind = kindOfAll(section.rows) ?? (before?.kind === 'top' && isToldIn(section.rows) ? 'summary' : undefined)
    if (kind && kind !== before?.kind) resolved.push({ ...section, kind })
    else if (!kind && section.isSure && before && namedKinds.includes(before.kind))
      resolved.push({ ...section, kind: 'other' })
    else if (before) before.rows.push(section.heading, ...section.rows)
  }
  return resolved
}

const isToldIn = (rows: Row[]): boolean => rows.some((row) => isProse(textOf(row)) && !findDates(textOf(row)))

/** What a heading leaves open, its lines tell. */
function byContent(section: Section): Section {
  const kind = openKinds.find(({ isOpen }) => isOpen(section))?.kindOf(section.rows)
  return kind ? { ...section, kind } : section
}

const studied =
  /\b(?:bachelor|master|doctor|associate of|b\.?\s?(?:com|sc|a|s)|m\.?\s?(?:com|sc|a|s)|bba|mba|licenciatura|degree)\b/i
const hasDegree = (rows: Row[]): boolean => rows.some((row) => studied.test(textOf(row)))
const certifiedIn = (rows: Row[]): number => rows.filter((row) => isCertificate(textOf(row))).length
const isSchool = ({ cells }: Row): boolean =>
  cells.some(({ text }) => hasAny(text, degrees) || hasAny(text, institutions))

/** `Chartered Accountant, SAICA`, but not `Institute of Chartered Accountants`. */
const isTitled = (row: Row): boolean => {
  const [name = ''] = textOf(row).split(/[,|(;]|\s[–—-]\s/)
  return isCertificate(name) && !isIssuer(name) && !/\b(?:network|chapter|club|forum)\b/i.test(name)
}

type OpenKind = {
  isOpen: (section: Section) => boolean
  kindOf: (rows: Row[]) => Section['kind'] | undefined
}

const openKinds: OpenKind[] = [
  // `Training` ends with a degree or with a certificate.
  {
    isOpen: ({ kind, title }) =>
      kind === 'other' && /train|course|curso|seminar|learning|development|registration/i.test(title),
    kindOf: (rows) => {
      if (hasDegree(rows)) return 'education'
      const dated = rows.filter((row) => findDates(textOf(row))).length
      const areDated = dated > 0 && dated >= 0.3 * rows.length
      return areDated || certifiedIn(rows) > Math.min(1, 0.3 * rows.length) ? 'certifications' : undefined
    },
  },
  // Some are members as others are certified, and some merely belong to a society.
  {
    isOpen: ({ kind, title }) => kind === 'other' && /membership|affiliation/i.test(title),
    kindOf: (rows) => (rows.filter(isTitled).length >= 0.5 * rows.length ? 'certifications' : undefined),
  },
  // `Activities` with a period are what one does for others.
  {
    isOpen: ({ kind, title }) =>
      kind === 'other' && /activit|involvement|leadership|service|outside|beyond/i.test(title),
    kindOf: (rows) => (rows.some((row) => findDates(textOf(row))?.isRange) ? 'volunteer' : undefined),
  },
  // `Qualifications` are degrees to some and certificates to others.
  {
    isOpen: ({ kind, title, rows }) =>
      kind === 'education' && (!rows.some(isSchool) || (/qualification/i.test(title) && !hasDegree(rows))),
    kindOf: (rows) => (certifiedIn(rows) > 0 ? 'certifications' : undefined),
  },
]

function kindOfAll(rows: Row[]): Section['kind'] | undefined {
  const kinds = new Set(rows.map((row) => kindOf(row, 'other')))
  if (kinds.has('experience')) return rows.some((row) => hasTitle(textOf(row))) ? 'experience' : undefined
  // A certificate may have its date on the line below.
  if (!kinds.has('education') && rows.some((row) => findDates(textOf(row))) && rows.some(isCertificateName))
    return 'certifications'
  return (['education', 'certifications', 'awards', 'languages', 'skills'] as const).find((kind) => kinds.has(kind))
}

const isCertificateName = (row: Row): boolean =>
  !row.isBullet && isCertificate(textOf(row)) && !isProse(textOf(row)) && knownSkills(textOf(row)) < 3

function guess(top: Section): Section[] {
  const found: Section[] = [{ ...top, rows: [] }]
  for (const row of top.rows) {
    const current = found.at(-1) as Section
    const kind = kindOf(row, current.kind)
    if (!kind || kind === current.kind) {
      current.rows.push(row)
      continue
    }
    found.push({
      kind,
      title: '',
      rows: [...(kind === 'experience' ? takeHeader(current.rows, found.length > 1) : []), row],
    })
  }
  return isCareer(found) ? found.filter(({ rows }) => rows.length > 0) : [top]
}

/** Someone who can be reached, and a job with a title or a degree: an invoice for a quarter has dates as well. */
const isCareer = (sections: Section[]): boolean =>
  sections.some(({ rows }) => rows.some((row) => /@|\+?\d[\d\s().-]{7,}\d/.test(textOf(row)))) &&
  sections.some(
    ({ kind, rows }) => kind === 'education' || (kind === 'experience' && rows.some((row) => hasTitle(textOf(row)))),
  )

const hasTitle = (text: string): boolean => text.split(/[,|(\t]|\s{2,}|\s[–—-]\s/).some((part) => titleScore(part) > 1)

function kindOf(row: Row, current: Section['kind']): Section['kind'] | undefined {
  const text = textOf(row)
  if (row.isBullet) return undefined
  const dates = findDates(text)
  const isShort = !isProse(text.replace(/[,|;]/g, ''))
  if (dates?.isRange && isShort && !hasAny(text, degrees)) return /volunteer/i.test(text) ? 'volunteer' : 'experience'
  if (current === 'top' && !dates) return undefined
  if (hasAny(text, degrees) && (dates || hasAny(text, institutions))) return 'education'
  if (dates && isShort && isCertificate(text)) return 'certifications'
  if (dates && isShort && awardLike.test(text)) return 'awards'
  if (languagesOf([row]).length >= 2) return 'languages'
  if (knownSkills(text) >= 3) return 'skills'
  return undefined
}

/** The lines over the first date that name its job. */
function takeHeader(rows: Row[], isLater: boolean): Row[] {
  let from = rows.length
  while (from > 0 && rows.length - from < (isLater ? 1 : 2)) {
    const row = rows[from - 1] as Row
    if (!isHeaderLike(row) || /[@+]|\d{4}|www\.|linkedin/i.test(textOf(row)) || row.size > 14 || leftOf(row) > 400)
      break
    from--
  }
  return rows.splice(from)
}
