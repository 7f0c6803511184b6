import { software } from '#domain/trade/software.ts'
import education from '../lexicon/education.json' with { type: 'json' }
import lexicons from '../lexicon/skills.json' with { type: 'json' }
import { findDates } from '../parse/dates.ts'
import { titleScore } from '../parse/header-parts.ts'
import { headingOf } from '../parse/headings.ts'
import { isKnownLanguage } from '../parse/languages.ts'
import { isKnownSkill, isSkillLabel } from '../parse/skill-labels.ts'
import { hasAny, isProse, lexicon, plain } from '../parse/words.ts'
import type { Page } from './page.ts'
import { isCut } from './reads.ts'
import { isAnother } from './second-opinion.ts'

const institutions = lexicon(education.institutionWords)

/** This many unknown skills are more than slips: something else was read as skills. */
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

const skillWords = new Set(
  Object.values(lexicons.items)
    .flat()
    .flatMap((item) => plain(item).split(' ')),
)

/** `Frameworks` stands over skills; `Accounting` does as well, and is a part of many. */
const isOnlyLabel = (text: string): boolean => isSkillLabel(text) && !skillWords.has(plain(text))

/** `Software & Tools Xero`, `Payroll Technology`, `Lacerte Gusto`: a label and a skill, or two skills. */
function isTwo(skill: string, page: Page): boolean {
  const words = skill.split(' ')
  const isSpread = !page.isOnePiece(skill)
  return words.slice(1).some((_, at) => {
    const [head, tail] = [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]
    if (isOnlyLabel(head) || isOnlyLabel(tail)) return true
    return isSpread ? isKnownSkill(head) || isKnownSkill(tail) : isKnownSkill(head) && isKnownSkill(tail)
  })
}

/** `Individual Tax Returns (Form 1040)` */
const isKnown = (skill: string): boolean => isKnownSkill(skill) || isKnownSkill(skill.replace(/\s*\([^()]*\)$/, ''))

/** `Variance analysis Payroll processing`, where every other skill has one capital. */
const isSentenceCase = (skills: string[]): boolean =>
  skills.filter((skill) => /^\S+ \p{Ll}/u.test(skill)).length >
  skills.filter((skill) => /^\S+ \p{Lu}/u.test(skill)).length

/** Which skills are probably not skills; if there are many, only known skills are trusted. */
export function doubtedSkills(skills: string[], page: Page): boolean[] {
  const capital = isSentenceCase(skills) ? /\p{Ll} \p{Lu}\p{Ll}/u : undefined
  const strange = skills.map(
    (skill) =>
      !isKnown(skill) &&
      (isStrange(skill) || isTwo(skill, page) || isAnother(skill, ['skill']) || capital?.test(skill) === true),
  )
  const hasMany = strange.filter(Boolean).length >= manyStrangers
  return skills.map((skill, index) => strange[index] || (hasMany && !isKnown(skill)))
}
