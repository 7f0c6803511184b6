import { startsWithActionVerb } from '../parse/body.ts'
import { findDates } from '../parse/dates.ts'
import { endsSentence } from '../parse/words.ts'
import type { Page } from './page.ts'
import { hasTail } from './reads.ts'
import { isAnother } from './second-opinion.ts'

/** A sentence that continues after its end: lines of two items were mixed. */
const isMixed = (achievement: string): boolean => /^[\p{Ll},;)]|\p{Ll}{3}\. \p{Ll}/u.test(achievement)

/** Which achievements of a job contain more or less than one: by their wording, and by the others where those are mixed. */
export function doubtedAchievements(achievements: string[], page: Page): boolean[] {
  const areMixed = achievements.some(isMixed)
  const isFirstAlone =
    !page.hasBullets &&
    achievements.length > 1 &&
    achievements.findIndex((achievement) => startsWithActionVerb.test(achievement)) === 1
  return achievements.map(
    (achievement, index) =>
      isMixed(achievement) ||
      (index === 0 && isFirstAlone) ||
      (areMixed && !endsSentence(achievement)) ||
      hasTail(achievement) ||
      findDates(achievement)?.isRange === true ||
      /:$/.test(achievement) ||
      isAnother(achievement, ['sentence']),
  )
}
