import { software } from '#domain/trade/software.ts'
import education from '../lexicon/education.json' with { type: 'json' }
import { findDates } from './dates.ts'
import { isCut } from './doubts.ts'
import { titleScore } from './header-parts.ts'
import { isKnownSkill } from './skills.ts'
import { hasAny, isProse, lexicon } from './words.ts'

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
  /[.:]\s|%$/.test(skill) ||
  findDates(skill) !== undefined ||
  hasAny(skill, institutions) ||
  prize.test(skill) ||
  titleScore(skill) > 2 ||
  software.mentionedIn(skill).length > 1

/** Which of the skills are no skills, by how they read; among many of those nothing is sure that is not known. */
export function doubtedSkills(skills: string[]): boolean[] {
  const strange = skills.map((skill) => !isKnownSkill(skill) && isStrange(skill))
  const hasMany = strange.filter(Boolean).length >= manyStrangers
  return skills.map((skill, index) => strange[index] || (hasMany && !isKnownSkill(skill)))
}
