import { expect, test } from 'vitest'
import { stanceIn } from './stance.ts'

/** The stance to each of some words of a sentence. */
const stances = (sentence: string, ...words: string[]) => {
  const found = stanceIn(
    sentence,
    words.map((word) => sentence.indexOf(word)),
  )
  return words.map((word) => found.get(sentence.indexOf(word)))
}

// `reading.test.ts` has what people write; these say how far a cue reaches.
test.each<[string, string, string[], string[]]>([
  ['what nothing speaks against is done', 'Kept books in Xero', ['books', 'Xero'], ['works', 'works']],
  ['a cue reaches what follows it', 'Kept books, assisted with payroll', ['books', 'payroll'], ['works', 'guided']],
  ['a cue reaches what precedes it', 'Lacerte was handled by another team', ['Lacerte'], ['denied']],
  [
    'a cue reaches what lies beyond it',
    'Sent Xero files to the Lacerte team',
    ['Xero', 'Lacerte'],
    ['works', 'denied'],
  ],
  [
    'a cue for all reaches both sides',
    'Lacerte and Drake, if somebody shows me',
    ['Lacerte', 'Drake'],
    ['guided', 'guided'],
  ],
  ['a clause keeps to itself', 'Ran payroll in Gusto; no Paychex', ['Gusto', 'Paychex'], ['works', 'denied']],
  ['a clause without mentions is about the one before', 'Lacerte; had no login', ['Lacerte'], ['denied']],
  ['the worst that is said holds', 'Never assisted with Lacerte', ['Lacerte'], ['denied']],
  [
    'a course is about what stands right before it',
    'Payroll and Lacerte training',
    ['Payroll', 'Lacerte'],
    ['works', 'seen'],
  ],
  ['whoever teaches it knows it', 'Delivered Lacerte training', ['Lacerte'], ['works']],
  [
    'what came before the turn was theirs',
    'The firm used Axcess, but I used Lacerte',
    ['Axcess', 'Lacerte'],
    ['denied', 'works'],
  ],
])('%s', (_, sentence, words, expected) => expect(stances(sentence, ...words)).toEqual(expected))
