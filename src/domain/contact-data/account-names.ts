import { once } from '../once.ts'
import { strongEnding } from './endings.ts'
import { providers } from './providers.ts'
import { service } from './services.ts'
import type { Span } from './span.ts'

/** Someone says where they can be found, or names a place where people are. */
const cue = once(
  () =>
    new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${service}|${providers}(?!\\p{L})|google e?-?mail|e-?mail:|(?:[Mm]y|[Oo]ur) (?:[\\p{L}-]+ )?(?:e-?mail|mail|inbox|handle|user ?name|nick(?:name)?|id|ID|correo)(?!\\p{L})|(?:[Ee]-?mail|[Ww]rite(?: to)?|[Rr]each|[Ff]ind|[Mm]essage|[Mm]sg|[Pp]ing|[Tt]ext|[Cc]ontact|[Aa]dd|[Ff]ollow|dm|DM|pm|PM|[Ss]earch(?: for)?) (?:me|us)(?!\\p{L})|everywhere(?!\\p{L})|(?:every|all) (?:apps?|platforms?|socials?|networks?)(?!\\p{L})|off (?:here|this site|the platform|platform))`,
      'u',
    ),
)
/** In small letters, with a sign or figures among them: like no word of a sentence. */
const name =
  /(?<![\p{L}\p{N}@/\\._#$-])(?:_{1,2}\p{Ll}{4,40}_{0,2}|_?\p{Ll}[\p{Ll}\p{N}]*(?:[._]{1,2}[\p{Ll}\p{N}]+){1,5}_?|\p{Ll}{4,30}\d{2,8}\p{Ll}{0,8})(?![\p{L}\p{N}@(]|\.\p{L})/gu
const otherName = once(
  () =>
    new RegExp(
      `\\.(?:${strongEnding}|gov|xls[xmb]?|csv|pdf|docx?|pptx?|zip|txt|png|jpe?g|qb[bwmo])$|^v\\d|^(?:office|dynamics|form|forms|schedule|page|line|tab|row|box|step|version|level|type|tier|phase|account|acct|invoice|check|year|week|day|month|quarter|note|class|dept|unit|store|entity|batch|sheet|case|part|test|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[._]?\\d`,
      'u',
    ),
)
const sentences = /(?:[^.!?\n]|[.!?](?=\S))+/gu

/** Where an address ends that may have begun in the sentence before. */
const host = once(() => new RegExp(`(?<![\\p{L}\\p{N}.])${providers}\\.com(?!\\p{L})`, 'iu'))

/** Names of accounts in a sentence that says where someone can be found, and in the one after it. */
export function findAccountNames(plain: string): Span[] {
  const all = [...plain.matchAll(sentences)].map(({ index, 0: text }) => ({ index, text, isCue: cue().test(text) }))
  return all.flatMap(({ index, text, isCue }, at) => {
    const isAsked = isCue || all[at - 1]?.isCue || host().test(all[at + 1]?.text ?? '')
    return isAsked ? namesIn(text, index) : []
  })
}

const namesIn = (sentence: string, offset: number): Span[] =>
  [...sentence.matchAll(name)]
    .filter(([found]) => (found.match(/\p{Ll}/gu) ?? []).length >= 4 && !otherName().test(found))
    .map(({ index, 0: found }) => ({ from: offset + index, to: offset + index + found.length }))
