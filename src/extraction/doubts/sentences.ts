import { isDeed } from '../parse/body.ts'
import { findDates } from '../parse/dates.ts'
import { endsSentence } from '../parse/words.ts'
import type { Page } from './page.ts'
import { hasTail } from './reads.ts'
import { isAnother } from './second-opinion.ts'

/** A sentence that goes on after its end: lines of two were mixed. */
const isMixed = (deed: string): boolean => /^[\p{Ll},;)]|\p{Ll}{3}\. \p{Ll}/u.test(deed)

/** Which of the deeds at one job hold more or less than one: by how they read, and by the others where those are mixed. */
export function doubtedDeeds(deeds: string[], page: Page): boolean[] {
  const areMixed = deeds.some(isMixed)
  const isFirstAlone = !page.hasBullets && deeds.length > 1 && deeds.findIndex((deed) => isDeed.test(deed)) === 1
  return deeds.map(
    (deed, index) =>
      isMixed(deed) ||
      (index === 0 && isFirstAlone) ||
      (areMixed && !endsSentence(deed)) ||
      hasTail(deed) ||
      findDates(deed)?.isRange === true ||
      /:$/.test(deed) ||
      isAnother(deed, ['sentence']),
  )
}
