import { expect, test } from 'vitest'
import { credentialsIn, languageLevel } from './credentials.ts'

const read = (text: string, issuer: string | null, place: 'certification' | 'text') =>
  credentialsIn(text, issuer, place).map(
    ({ value, holding, isSure }) => `${value} ${holding}${isSure ? '' : ', unsure'}`,
  )

test.each<[string, string | null, string[]]>([
  ['CPA', 'Texas State Board of Public Accountancy', ['CPA active']],
  ['CPA', null, ['CPA active, unsure']],
  ['CPA (inactive)', 'New York', ['CPA near']],
  ['CPA', 'Professional Regulation Commission', ['CPA abroad active']],
  ['CPA (Philippines)', null, ['CPA Philippines active']],
  ['CPA - Passed all sections', 'NASBA', ['CPA near']],
  ['CPA Exam (2/4 passed)', 'AICPA', ['CPA studying']],
  ['CA (ICAI)', 'ICAI', ['CA active']],
  ['Enrolled Agent', 'IRS', ['EA active']],
  ['EA - SEE Part 1 cleared', 'IRS', ['EA studying']],
  ['CPA', 'cpa ontario', ['CPA abroad active']],
  ['QuickBooks ProAdvisor (Advanced)', 'Intuit', ['QBO ProAdvisor active']],
])('the certification %s of %s', (name, issuer, expected) =>
  expect(read(name, issuer, 'certification')).toEqual(expected),
)

test.each<[string, string[]]>([
  ['Licensed CPA in Illinois since 2014.', ['CPA active']],
  ['My CPA license lapsed in 2020.', ['CPA near']],
  ['Passed all four parts of the US CPA exam, license application under way', ['CPA near']],
  ['Studying for the CPA exam.', ['CPA studying']],
  ['CPA candidate', ['CPA studying']],
  ['Worked with owners; Texas CPA since 2012.', ['CPA active']],
  ['Worked for a US CPA firm.', []],
  ['Reported to a CPA.', []],
  ['Reported to the firm’s CPA.', []],
  ['A team of five CPAs and one EA.', []],
  ['I was the firm’s CPA in Georgia.', ['CPA active']],
  ['EA since 2018 and CPA candidate.', ['EA active', 'CPA studying']],
  ['CPA (inactive), EA (active).', ['CPA near', 'EA active']],
  ['Licensed CPA in Texas and chartered accountant (ICAI).', ['CPA active', 'CA active']],
  ['CPA-track, 150 credits done.', ['CPA studying']],
  ['Used to hold a CPA license in Ohio.', ['CPA near']],
  ['Held an EA card until 2020.', ['EA near']],
  ['CPA, active until 2027; also a CMA.', ['CPA active', 'CMA active']],
  ['My former colleagues are ProAdvisors.', []],
])('the sentence %s', (text, expected) => expect(read(text, null, 'text')).toEqual(expected))

test.each([
  ['Native', 'works'],
  ['Professional working', 'works'],
  ['B2', 'works'],
  ['Conversational', 'guided'],
  ['Limited working', 'guided'],
  ['Basic', 'seen'],
  ['Upper-Intermediate', 'works'],
  ['Intermediate', 'guided'],
  ['good, PROFESSIONAL at work', 'works'],
  ['Good', 'guided'],
  ['', null],
])('a language that is %s', (level, expected) => expect(languageLevel(level)).toBe(expected))
