import { type Row, textOf } from '../layout/row.ts'
import { awardLike } from './awards.ts'
import { isCertificate } from './certifications.ts'
import { findDates, withoutDates } from './dates.ts'
import { titleScore } from './header-parts.ts'
import { headingOf, kindsNamed, type SectionKind } from './headings.ts'
import { languagesOf } from './languages.ts'
import { isPlace } from './places.ts'
import { degrees, institutions } from './school-row.ts'
import type { Section } from './sections.ts'
import { isSkillLabel } from './skill-labels.ts'
import { knownSkills } from './skills.ts'
import { hasAny } from './words.ts'

/** `Skills & Languages` holds two parts: each line goes where it belongs, or with the line above. */
export function divideMixed(section: Section): Section[] {
  const kinds = kindsNamed(section.title).filter((kind) => kind in belongs || kind in mayBelong)
  // Who trains is given a certificate, and who serves helps.
  const told = alsoNamed.flatMap(([words, kind]) => (words.test(section.title) ? [kind] : []))
  const named = [...new Set([...told, ...kinds])]
  if (named.length < 2) return [section]
  const parts: Section[] = [{ ...section, rows: [] }]
  for (const row of section.rows) {
    const current = parts.at(-1) as Section
    const isStudied = named.includes('education') && isDegree(row)
    const kindBy = (told: typeof belongs) =>
      isStudied ? ('education' as const) : named.find((one) => told[one]?.(row, current))
    const kind = kindBy(belongs) ?? kindBy(mayBelong) ?? current.kind
    if (kind === current.kind) current.rows.push(row)
    else parts.push({ kind, title: labelOf(row), rows: [row] })
  }
  return parts.filter(({ rows }) => rows.length > 0)
}

const alsoNamed: [RegExp, SectionKind][] = [
  [/train|course/i, 'certifications'],
  [/\b(?:service|leadership|outreach)\b/i, 'volunteer'],
]

const university = /universi|college|school/i

const labelOf = (row: Row): string => /^([^:]{3,30}):/u.exec(textOf(row))?.[1] ?? row.cells[0]?.text ?? ''

const isDegree = (row: Row): boolean => hasAny(textOf(row), degrees) || university.test(textOf(row))

/** A name, who gave it and when: `APICS CPIM | ASCM | 2022`. */
function isLine(row: Row): boolean {
  const dates = findDates(textOf(row))
  const [name = '', issuer = ''] = withoutDates(textOf(row), dates).split(/\s*[|,;•·]\s*|\s[–—-]\s/)
  return dates !== undefined && !dates.isRange && /\p{L}{2}/u.test(name) && /\p{L}{2}/u.test(issuer) && !isPlace(issuer)
}

type Told = (row: Row, current: Section) => boolean

const belongs: Partial<Record<Section['kind'], Told>> = {
  languages: (row) => headingOf(labelOf(row)) === 'languages' || languagesOf([row]).length > 0,
  certifications: (row) => isCertificate(textOf(row)),
  awards: (row) => awardLike.test(textOf(row)),
  volunteer: (row) => findDates(textOf(row))?.isRange === true,
  skills: (row) => isSkillLabel(labelOf(row)) || knownSkills(textOf(row)) > 1,
}

/** Where nothing says more: who issued a certificate may be an institute, as a school may. */
const mayBelong: Partial<Record<Section['kind'], Told>> = {
  certifications: (row) => isLine(row),
  awards: (row) => isLine(row) && titleScore(textOf(row)) <= 0,
  education: (row, { kind }) => kind !== 'certifications' && hasAny(textOf(row), institutions),
}
