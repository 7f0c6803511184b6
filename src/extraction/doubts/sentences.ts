import { findDates } from '../parse/dates.ts'
import { endsSentence } from '../parse/words.ts'
import { hasTail } from './reads.ts'
import { isAnother } from './second-opinion.ts'

/** A sentence that goes on after its end: lines of two were mixed. */
const isMixed = (deed: string): boolean => /^[\p{Ll},;)]|\p{Ll}{3}\. \p{Ll}/u.test(deed)

/** Which of the deeds at one job hold more or less than one: by how they read, and by the others where those are mixed. */
export function doubtedDeeds(deeds: string[]): boolean[] {
  const areMixed = deeds.some(isMixed)
  return deeds.map(
    (deed) =>
      isMixed(deed) ||
      (areMixed && !endsSentence(deed)) ||
      hasTail(deed) ||
      findDates(deed)?.isRange === true ||
      /:$/.test(deed) ||
      isAnother(deed, ['sentence']),
  )
}
