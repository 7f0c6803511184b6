import type { ProfileData } from '#domain/profiles/profile.ts'
import type { Row } from '../layout/row.ts'
import { isKnownSkill } from '../parse/skill-labels.ts'
import { pageOf } from './page.ts'
import { doubtedSkills } from './skills.ts'
import { surenessOf, type UnsureWord } from './unsure.ts'

/** A skill below this is a guess by itself. */
const guessed = 0.5

/**
 * A profile without the skills that a picture only seems to show: no list knows them, and the engine was not sure of a word. In
 * a list of short texts nothing else tells a misread one; its owner adds what is missing sooner than they find what is wrong.
 */
export function withoutGuesses(profile: ProfileData, rows: Row[], unsure: UnsureWord[]): ProfileData {
  const page = pageOf(rows)
  const sureness = surenessOf(unsure)
  const kept = (skills: string[]): string[] => {
    const isStrange = doubtedSkills(skills, page)
    return skills.filter((skill, index) => isKnownSkill(skill) || sureness(skill) >= (isStrange[index] ? 1 : guessed))
  }
  const { technical, languages, frameworks, tools, soft_skills } = profile.skills
  const skills = {
    technical: kept(technical),
    languages: kept(languages),
    frameworks: kept(frameworks),
    tools: kept(tools),
    soft_skills: kept(soft_skills),
  }
  return { ...profile, skills }
}
