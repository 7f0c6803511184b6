import { findDates } from '../parse/dates.ts'
import { endsSentence } from '../parse/words.ts'
import { isAnother } from './second-opinion.ts'

/** Which of a person's deeds hold more or less than one: by how they begin, go on and end, and by how the others end. */
export function doubtedDeeds(deeds: string[]): boolean[] {
  const areSentences = deeds.filter(endsSentence).length > deeds.length / 2
  return deeds.map(
    (deed) =>
      /^[\p{Ll},;)]|\p{Ll}{3}\. \p{Ll}/u.test(deed) ||
      (areSentences && !endsSentence(deed)) ||
      findDates(deed)?.isRange === true ||
      /:$/.test(deed) ||
      isAnother(deed, ['sentence']),
  )
}
