import { software } from '#domain/trade/software.ts'
import education from '../lexicon/education.json' with { type: 'json' }
import lexicons from '../lexicon/skills.json' with { type: 'json' }
import { findDates } from '../parse/dates.ts'
import { titleScore } from '../parse/header-parts.ts'
import { headingOf } from '../parse/headings.ts'
import { isKnownLanguage } from '../parse/languages.ts'
import { isKnownSkill, isSkillLabel } from '../parse/skills.ts'
import { hasAny, isProse, lexicon, plain } from '../parse/words.ts'
import type { Page } from './page.ts'
import { isCut } from './reads.ts'

const institutions = lexicon(education.institutionWords)

/** So many strangers among the skills are more than slips: something else was read as skills. */
const manyStrangers = 3

const prize = /award|prize|scholar|medal|employee of/i

/** It can't be the name of a skill. */
const isStrange = (skill: string): boolean =>
  isCut(skill) ||
  skill.length > 45 ||
  isProse(skill) ||
  !/\p{L}{2}/u.test(skill) ||
  /[.:]\s|%$|\s[–—/]\s/.test(skill) ||
  findDates(skill) !== undefined ||
  hasAny(skill, institutions) ||
  prize.test(skill) ||
  headingOf(skill) !== undefined ||
  isKnownLanguage(skill.split(' ')[0] ?? '') ||
  titleScore(skill) > 2 ||
  software.mentionedIn(skill).length > 1

/** The words that skills end with: `Trust Accounting` is one skill although `Accounting` is a label. */
const lastWords = new Set(
  Object.values(lexicons.items)
    .flat()
    .map((item) => plain(item).split(' ').at(-1) ?? ''),
)

const isOnlyLabel = (text: string): boolean => isSkillLabel(text) && !lastWords.has(plain(text))

/** `Software & Tools Xero`, `Payroll Technology`, `Lacerte Gusto`: a label and a skill, or two skills. */
function isTwo(skill: string, page: Page): boolean {
  const words = skill.split(' ')
  const isSpread = !page.isOnePiece(skill)
  return words.some((_, at) => {
    const [head, tail] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
    if (at === 0) return false
    if (isOnlyLabel(head) || isOnlyLabel(tail)) return true
    return isSpread ? isKnownSkill(head) || isKnownSkill(tail) : isKnownSkill(head) && isKnownSkill(tail)
  })
}

/** Which of the skills are no skills, by how they read; among many of those nothing is sure that is not known. */
export function doubtedSkills(skills: string[], page: Page): boolean[] {
  const strange = skills.map((skill) => !isKnownSkill(skill) && (isStrange(skill) || isTwo(skill, page)))
  const hasMany = strange.filter(Boolean).length >= manyStrangers
  return skills.map((skill, index) => strange[index] || (hasMany && !isKnownSkill(skill)))
}
