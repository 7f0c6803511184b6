import { type Row, textOf } from '../layout/row.ts'
import { isCaps } from './heading-look.ts'
import { headingOf, looseHeadingOf, type SectionKind } from './headings.ts'
import { fieldOf } from './labeled-entries.ts'
import { languagesOf } from './languages.ts'
import type { Section } from './sections.ts'
import { isSkillLabel } from './skill-labels.ts'

const inlineKinds: SectionKind[] = ['languages', 'skills', 'certifications', 'awards', 'other', 'volunteer']

/** Parts whose entries are a line or two: a list of skills begins another part. */
const shortKinds: Section['kind'][] = ['certifications', 'awards', 'education']

/** `Languages: English, Spanish` among personal details or additional information. */
export function readInline(row: Row, { kind: current, isInline }: Section): Section | undefined {
  const tongue = motherTongue(row)
  if (tongue) return { kind: 'languages', title: 'Languages', rows: [tongue], beside: tongue }
  const [, label = '', list = ''] = /^([^:]{4,60}):\s*(\S.*)$/u.exec(textOf(row)) ?? []
  const isBold = row.cells[0]?.lead === `${label}:`
  const named =
    headingOf(label.replace(/\b(?:known|spoken)$/i, '')) ??
    (isBold && current === 'other' ? looseHeadingOf(label) : undefined)
  const kind = named ?? (isInline && isSkillLabel(label) ? 'skills' : undefined)
  const [first] = row.cells
  const isLed = isBold || (isCaps(label) && !isCaps(list))
  if (
    !first ||
    !kind ||
    (kind === current && fieldOf(kind, label)) ||
    !(isInline ? inlineKinds : inlineKinds.slice(0, 3)).includes(kind)
  )
    return undefined
  const rest = { ...row, cells: [{ ...first, text: list }] }
  const isSpoken = kind === 'languages' && languagesOf([rest]).length > 0
  const isLoose = isInline || current === 'contact' || current === 'other' || current === 'languages'
  const isListed = kind === 'skills' && shortKinds.includes(current) && list.includes(',')
  const isCertified = kind === 'certifications' && isLed && shortKinds.includes(current)
  const isPart = isSpoken || isListed || isCertified || (isLoose && kind !== 'languages')
  return isPart ? { kind, title: label, rows: [rest], isInline: isLoose || isCertified } : undefined
}

/** `Mother tongue` beside `Polish`: the label says how well it is spoken. */
function motherTongue({ cells: [label, first, ...others], ...row }: Row): Row | undefined {
  if (!label || !first || !/^(?:mother tongue|native language|first language)/i.test(label.text)) return undefined
  const text = `${label.text.replace(/:$/, '')}: ${first.text}`
  const rest = { ...row, cells: [{ ...first, text }, ...others] }
  return languagesOf([rest]).length > 0 ? rest : undefined
}
