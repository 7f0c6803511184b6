import { findContactData } from '#domain/contact-data/find.ts'
import { Random } from '../matching/random.ts'
import { ordinarySentences } from './ordinary.ts'
import { isHeld, textOf } from './score.ts'
import { contactCases } from './set.ts'

/** Which half: the one that the masker is written against, or the one that only scores it. */
const isHeldOut = process.argv[2] === 'held-out'
const cases = contactCases('contact data').filter((one) => one.isHeldOut === isHeldOut)
const missed = cases.filter((one) => !isHeld(one, findContactData(textOf(one))))
for (const one of missed) console.log(`missed  ${one.way}: ${JSON.stringify(textOf(one))}`)
const sentences = ordinarySentences(new Random(`sentences ${isHeldOut}`), 1000)
const touched = sentences.filter((sentence) => findContactData(sentence).length > 0)
for (const sentence of new Set(touched)) console.log(`touched ${sentence}`)
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`
console.log(
  `held ${cases.length - missed.length} of ${cases.length}, ${percent(cases.length - missed.length, cases.length)}`,
)
console.log(`touched ${touched.length} of ${sentences.length}, ${percent(touched.length, sentences.length)}`)
