import type { Mention } from './mentions.ts'
import { compile } from './phrases.ts'
import { stateNames } from './state-names.ts'
import { cities, stateAbbreviations, stateFilings } from './state-phrases.ts'

const codeOf = new Map(Object.entries(stateNames).map(([code, name]) => [name.toLowerCase(), code]))

const nameList = Object.values(stateNames).sort((a, b) => b.length - a.length)
const names = new RegExp(
  `\\b(?:West )?(?:${nameList.join('|')})\\b(?! (?:Street|Avenue|Ave|Mutual|Room|Life|Post|Times|Steak|University|College|Capital|Group|Partners|CPAs?|Inc|LLC|Holdings|Wind|Verde))`,
  'g',
)
const short = new RegExp(`(?<![A-Za-z])(${Object.keys(stateAbbreviations).join('|')})\\.(?![A-Za-z])`, 'g')
const initials = /(?<![A-Za-z.])([A-Z])\. ?([A-Z])\.(?![A-Za-z])/g
const codes = new RegExp(
  `(?<![A-Za-z&/-])(?:${Object.keys(stateNames).join('|')})(?![A-Za-z&’'-]|\\.[a-z])|(?<=[A-Z]{2}/)(?:${Object.keys(stateNames).join('|')})(?![A-Za-z-])`,
  'g',
)
const cityNames = new RegExp(
  `\\b(?:${Object.keys(cities)
    .map((city) => city.replaceAll('.', '\\.'))
    .join('|')})\\b`,
  'g',
)

/** Two capitals are a state where a sentence speaks of filing, of states or of clients' places. */
const filing =
  /\b(?:states?|fil(?:e|ed|es|ing|ings)|returns?|nexus|multi-?state|sales[- ](?:and use )?tax|payroll|withholding|SALT|registr\w+|clients? (?:in|across|from|filed)|unemployment|SUTA|SUI|covered|alongside|federal|resident|jurisdictions?|apportion\w*|employees in|entities in|notices?|composite)\b/i
const notStates: Record<string, RegExp> = {
  CA: /^(?: ?\((?:India|ICAI|SA|Pakistan|Sri)| (?:Final|Inter|Foundation|IPCC|India|firm|articleship|articled|qualified|member|student|by profession)\b)/,
  CO: /^\.? (?:Ltd|Inc)|^\.$/,
  MS: /^ (?:Excel|Office|Word|Dynamics|Power|Access|Outlook|Teams|SQL|in)\b/,
  MA: /^ (?:in|degree)\b/,
  PA: /^ (?:to the|system)\b/,
  VA: /^ (?:services|for|work|role)\b/,
}

function codesIn(text: string): Mention[] {
  const isFiling = filing.test(text)
  const isLoud = text === text.toUpperCase() && text.length > 12
  const found = [...text.matchAll(codes)]
  return found.flatMap(({ 0: code, index: from }) => {
    const to = from + code.length
    if (notStates[code]?.test(text.slice(to)) || isLoud) return []
    const isAlone = text.trim().length <= 3
    const isAmongStates = found.length > 1 || /(?:[a-z]\.?|[A-Z]{2}),? (?:and|&|\/|or) $/.test(text.slice(0, from))
    const isPlace = /\b[A-Z][a-z]+, $/.test(text.slice(0, from))
    return isAlone || isPlace || isFiling || isAmongStates ? [{ kind: 'state' as const, value: code, from, to }] : []
  })
}

const agencies = compile(stateFilings)
const anyAgency = new RegExp(agencies.map(({ pattern }) => pattern.source).join('|'), 'i')

/** The states of a text: by name, abbreviation, two letters, city, tax agency or state form. */
export function stateMentions(text: string): Mention[] {
  const mentions: Mention[] = []
  const add = (value: string | undefined, from: number, length: number) => {
    if (value) mentions.push({ kind: 'state', value, from, to: from + length })
  }
  for (const { 0: name, index: from } of text.matchAll(names)) {
    if (/^,? ?D\.?C\b/.test(text.slice(from + name.length))) continue
    add(
      codeOf.get(name.toLowerCase()) ?? codeOf.get(name.replace(/^West (?!Virginia)/, '').toLowerCase()),
      from,
      name.length,
    )
  }
  for (const { 0: whole, 1: abbreviation, index: from } of text.matchAll(short))
    add(stateAbbreviations[abbreviation ?? ''], from, whole.length)
  for (const { 0: whole, 1: first, 2: second, index: from } of text.matchAll(initials))
    if (`${first}${second}` in stateNames) add(`${first}${second}`, from, whole.length)
  for (const { 0: city, index: from } of text.matchAll(cityNames)) add(cities[city], from, city.length)
  if (anyAgency.test(text))
    for (const { value, pattern } of agencies)
      for (const { 0: found, index: from } of text.matchAll(pattern)) add(value, from, found.length)
  return [...mentions, ...codesIn(text)]
}
