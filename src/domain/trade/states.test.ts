import { describe, expect, test } from 'vitest'
import { stateNames } from './state-names.ts'
import { cities, stateAbbreviations, stateFilings } from './state-phrases.ts'
import { stateMentions } from './states.ts'

const statesIn = (text: string) => stateMentions(text).map(({ value }) => value)

test.each([
  ['Returns for New York and Ohio', ['NY', 'OH']],
  ['Clients in West Virginia and West Texas', ['WV', 'TX']],
  ['A term at New York Life, then at Ohio University', []],
  ['From Calif. to Fla., and N.Y. besides', ['CA', 'FL', 'NY']],
  ['Firms in Hoboken, St. Louis and Boise', ['NJ', 'MO', 'ID']],
  ['A nonprofit in Washington, D.C., and filings in Washington DC', ['DC', 'DC']],
  ['Moved from Washington to Oregon', ['WA', 'OR']],
])('by name: %s', (text, states) => expect(statesIn(text).toSorted()).toEqual(states.toSorted()))

test('a mention says where it stands', () => {
  expect(stateMentions('In Ohio')).toEqual([{ kind: 'state', value: 'OH', from: 3, to: 7 }])
  expect(stateMentions('In N.J. now')).toEqual([{ kind: 'state', value: 'NJ', from: 3, to: 7 }])
})

test.each([
  ['TX', ['TX']],
  ['Based in Nampa, ID', ['ID']],
  ['Offices: NY, CT', ['NY', 'CT']],
  ['NY/NJ/CT', ['NY', 'NJ', 'CT']],
  ['State returns for NJ', ['NJ']],
  ['Wrote it in OK time', []],
  ['Finally, the OK came', []],
  ['Filed the statements in MS Excel', []],
  ['CA Final student, filing returns', []],
  ['PREPARED RETURNS IN CA', []],
  ['Multistate M&A filing', []],
])('by two letters, where they mean a state: %s', (text, states) => expect(statesIn(text)).toEqual(states))

/** Who deals with these files there, though the state has no name in the sentence. */
const filings: Record<string, string> = {
  AL: 'AL form 40',
  AZ: 'Filed transaction privilege tax',
  CA: 'Answered the Franchise Tax Board',
  CO: 'Used SUTS for home-rule cities',
  CT: 'Paid through myconneCT',
  DE: 'delaware franchise tax',
  FL: 'RT-6 each quarter',
  GA: 'G-7 quarterly',
  IL: 'IL-1040s',
  IN: 'IT-40s and INTIME',
  MA: 'MassTaxConnect',
  MD: 'MD-502s',
  MI: 'MI-1040s',
  MN: 'M1PR refunds',
  MO: 'MO-941s',
  NC: 'E-500s',
  NJ: 'CBT-100S',
  NV: 'MBT returns',
  NY: 'IT-201s',
  OH: 'RITA returns',
  OR: 'OR-40s',
  PA: 'Keystone Collections',
  SC: 'MyDORWAY',
  TN: 'FAE-170s',
  TX: 'TWC reports',
  UT: 'TC-62s',
  VA: 'VATAX',
  WA: 'B&O tax',
  WI: 'WT-6s',
}

describe('by their agencies and returns', () => {
  test('each of which has an example here', () => expect(Object.keys(filings)).toEqual(Object.keys(stateFilings)))

  test.each(Object.entries(filings))('%s: %s', (state, text) => {
    expect(new Set(statesIn(text))).toEqual(new Set([state]))
    expect(statesIn(text.toLowerCase())).toContain(state)
  })
})

test('every city and short name is in a state', () => {
  const codes = [...Object.values(cities), ...Object.values(stateAbbreviations)]
  expect(codes.filter((code) => !(code in stateNames))).toEqual([])
})
