import type { ProfileData } from '#domain/profiles/profile.ts'
import { software } from '#domain/trade/software.ts'
import places from '../lexicon/places.json' with { type: 'json' }
import { titleScore } from '../parse/header-parts.ts'
import { findPlace, isArea } from '../parse/places.ts'
import { isKnownSkill } from '../parse/skill-labels.ts'
import { lexicon, plain, squash } from '../parse/words.ts'
import type { Page } from './page.ts'
import { isCut, isOddName } from './reads.ts'

const cities = lexicon(places.cities)

type Person = ProfileData['personal_info']

const wordsOf = (text: string | null): string[] =>
  plain(text ?? '')
    .split(' ')
    .filter((word) => word.length > 2)
const accountOf = ({ email }: Person): string => email?.split('@')[0] ?? ''

/** Most people's email address contains a part of their name. */
const isNamesake = (person: Person): boolean =>
  wordsOf(person.full_name).some((word) => squash(accountOf(person)).includes(word))

/** The address has a word of the page that the name lacks: `Ricardo Domingo` writes as `ricardo.villaluz`. */
const isShortOf = (person: Person, { hasWord }: Page): boolean => {
  const rest = wordsOf(person.full_name).reduce((left, word) => left.replace(word, ' '), squash(accountOf(person)))
  return rest.split(/[\s\d]+/).some((word) => word.length > 3 && hasWord(word))
}

/** `github.com/ana-reyes` is hers, the address of the page's theme is not. */
const isOwn = (link: string, person: Person): boolean => {
  const name = squash(link.replace(/^https?:\/\/(?:www\.)?/, '').replace(/linkedin\.com\/in|github\.com/, ''))
  return [...wordsOf(person.full_name), ...wordsOf(accountOf(person))].some((word) => name.includes(word))
}

/** `Telangana, India` lacks its city. */
function isWholePlace(location: string): boolean {
  const parts = location.split(/,\s*/)
  const hasCity = parts.length > 2 || parts.some((part) => cities.has(plain(part)) || !isArea(part))
  return hasCity && findPlace(location) !== null && !isCut(location)
}

type Reason = [
  field: keyof Person,
  confidence: number,
  isDoubtful: (value: string, person: Person, page: Page) => boolean,
]

export const ofPerson: Reason[] = [
  ['full_name', 0.7, (_, person) => !isNamesake(person)],
  ['full_name', 0.2, (name, person, page) => isOddName(name) || titleScore(name) > 1 || isShortOf(person, page)],
  ['email', 0.4, (email, _, page) => page.isMended(email)],
  ['phone', 0.3, (phone) => phone.replace(/\D/g, '').length < 9],
  ['location', 0.4, (location) => !isWholePlace(location)],
  ['location', 0.3, (location, person) => wordsOf(person.full_name).some((word) => wordsOf(location).includes(word))],
  ['location', 0.2, (location) => location.split(',').some((part) => isKnownSkill(part.trim()))],
  ['linkedin', 0.2, (link) => /-$/.test(link)],
  ['github', 0.3, (link, person) => !isOwn(link, person)],
  ['website', 0.4, (link, person) => !isOwn(link, person)],
  ['website', 0.2, (link, { email }) => software.named(link) !== undefined || email?.endsWith(`@${link}`) === true],
]
