import { once } from '../once.ts'
import { providers } from './providers.ts'
import type { Span } from './span.ts'

const ending = '(?:com|net|org|io|co|ph|in)'
const name = '[\\p{Ll}\\p{N}][\\p{Ll}\\p{N}._-]'
const noWord = '(?![\\p{L}\\p{N}])'

const patterns = once(() =>
  [
    // `mayaatgmaildotcom`, `maya at gmaildotcom`, `mayaatgmail.com`
    `(?<![\\p{L}\\p{N}])${name}{1,40}?(?:at|arroba)${providers}(?:dot|\\.|punto)${ending}${noWord}`,
    // `carmenbooksdotcom`
    `(?<![\\p{L}\\p{N}-])(?!(?:the|pre|post|old|big|anti)-?dotcom)${name}{2,60}?(?:dot(?:com|net|org)|punto(?:com|net))(?:dot\\p{Ll}{2})?${noWord}`,
  ].map((pattern) => new RegExp(pattern, 'giu')),
)

/** Addresses and sites in one word, with the names of their signs in it. */
export const findGluedNames = (plain: string): Span[] =>
  /dot|at|punto/i.test(plain)
    ? patterns().flatMap((pattern) =>
        [...plain.matchAll(pattern)].map(({ index, 0: word }) => ({ from: index, to: index + word.length })),
      )
    : []
