import type { ProfileData } from '#domain/profiles/profile.ts'
import languages from '../lexicon/languages.json' with { type: 'json' }
import { listedHeadingOf } from '../parse/headings.ts'
import { fields } from '../parse/school-row.ts'
import { isKnownSkill, nearestSkill } from '../parse/skill-labels.ts'
import { hasAny, lexicon, plain, squash } from '../parse/words.ts'
import { surenessOf, type UnsureWord } from './unsure.ts'

const spoken = lexicon(languages.languages)
const isDated = /^\p{L}{3,9}\.?\s(?:19|20)\d{2}$/u

/** What stands among skills where a heading between them was misread: the names of other parts, languages and dates. */
const isOfAnother = (skill: string): boolean =>
  !isKnownSkill(skill) && (listedHeadingOf(skill) !== undefined || spoken.has(plain(skill)) || isDated.test(skill))

/**
 * A profile without what a picture only seems to show: skills and fields of study that no list knows, with a word that the engine was
 * not sure of. In a short text nothing else tells a misread one; its owner adds what is missing sooner than they find what is wrong. A
 * skill that a list knows but for one letter is that one.
 */
export function withoutGuesses(profile: ProfileData, unsure: UnsureWord[]): ProfileData {
  const sureness = surenessOf(unsure)
  const kept = (skills: string[]): string[] => {
    const known = skills.flatMap((skill) => {
      if (isOfAnother(skill)) return []
      if (isKnownSkill(skill) || sureness(skill) === 1) return [skill]
      return nearestSkill(skill) ?? []
    })
    return [...new Map(known.toReversed().map((skill) => [squash(skill), skill])).values()].toReversed()
  }
  const { technical, languages, frameworks, tools, soft_skills } = profile.skills
  const skills = {
    technical: kept(technical),
    languages: kept(languages),
    frameworks: kept(frameworks),
    tools: kept(tools),
    soft_skills: kept(soft_skills),
  }
  const education = profile.education.map((school) => {
    const field = school.field_of_study ?? ''
    return sureness(field) === 1 || hasAny(field, fields) ? school : { ...school, field_of_study: null }
  })
  return { ...profile, skills, education }
}
