import { describe, expect, test } from 'vitest'
import { credentials, licenseState } from './credentials.ts'
import { forms } from './forms.ts'
import { languageNamed, mentionsIn } from './mentions.ts'
import { software, spellingsOf, systemsOf } from './software.ts'
import { standards } from './standards.ts'
import { plain } from './term.ts'

const names = (terms: { name: string }[]) => terms.map(({ name }) => name)

describe('every catalog', () => {
  test.each(Object.entries({ software, credentials, forms, standards }))(
    '%s gives a spelling to one term',
    (_, { all }) => {
      const owners = new Map<string, string>()
      for (const term of all)
        for (const spelling of new Set([term.name, ...term.aliases].map(plain))) {
          expect(spelling).not.toBe('')
          expect([spelling, owners.get(spelling) ?? term.name]).toEqual([spelling, term.name])
          owners.set(spelling, term.name)
        }
    },
  )
})

describe('software', () => {
  test.each([
    ['QBO', 'QuickBooks Online'],
    ['quickbooks  online', 'QuickBooks Online'],
    ['QBD', 'QuickBooks Desktop'],
    ['Bill.com', 'BILL'],
    ['ultratax cs', 'UltraTax CS'],
    ['ProSystem fx', 'CCH ProSystem fx'],
    ['Intacct', 'Sage Intacct'],
    ['Drake', 'Drake Tax'],
    ['SAP FI/CO', 'SAP'],
  ])('%s is %s', (word, name) => expect(software.named(word)?.name).toBe(name))

  test('is found in a sentence, the longest name first and each once', () => {
    const text =
      'Moved 14 clients from QuickBooks Desktop to QBO and Xero; QuickBooks Online since 2021, payroll in ADP Workforce Now.'
    expect(names(software.mentionedIn(text))).toEqual([
      'QuickBooks Desktop',
      'QuickBooks Online',
      'Xero',
      'ADP Workforce Now',
    ])
  })

  test('is not found in ordinary words', () => {
    expect(
      software.mentionedIn('I wave at a sage idea; sap runs, ramp up, bill clients and double the slack.'),
    ).toEqual([])
  })

  test('an ordinary word counts where it stands alone', () => {
    expect(software.named('Wave')?.name).toBe('Wave')
    expect(names(software.mentionedIn('Kept books in Wave Accounting'))).toEqual(['Wave'])
  })

  test('systems come once, under one name, and unknown ones stay', () => {
    expect(systemsOf(['QBO', 'QuickBooks Online', ' HomeGrown ERP ', '', 'homegrown erp'])).toEqual([
      'QuickBooks Online',
      'HomeGrown ERP',
    ])
  })

  test('a search for one spelling knows the others', () => {
    expect(spellingsOf('qbo')).toContain('QuickBooks Online')
    expect(spellingsOf(' HomeGrown ')).toEqual(['HomeGrown'])
  })
})

describe('credentials', () => {
  test('are found by their letters in capitals, and by name in any', () => {
    const text = 'Jo Park, CPA, EA. certified internal auditor. Ea at sea.'
    expect(credentials.mentionedIn(text).map(({ short }) => short)).toEqual(['CPA', 'EA', 'CIA'])
  })

  test.each([
    ['CPA (NY)', 'NY'],
    ['CPA, State of Ohio', 'OH'],
    ['Texas CPA', 'TX'],
    ['CPA licensed in New Jersey', 'NJ'],
    ['CPA – CA #123', 'CA'],
    ['CPA in practice', undefined],
    ['CPA or CMA', undefined],
    ['Lives in Texas', undefined],
  ])('the state of %s is %s', (text, state) => expect(licenseState(text)).toBe(state))
})

test('forms and standards are found as people write them', () => {
  expect(names(forms.mentionedIn('Prepared 1040s, 1065, 1120-S and 990; issued K-1s'))).toEqual([
    'Form 1040',
    'Form 1065',
    'Form 1120-S',
    'Form 990',
    'Schedule K-1',
  ])
  expect(names(standards.mentionedIn('US GAAP and IFRS 16 under SOX 404'))).toEqual(['US GAAP', 'IFRS 16', 'SOX'])
})

test('the letters of a credential count in capitals only', () => {
  expect(mentionsIn('Jo Park, CMA, talked to the cma').filter(({ kind }) => kind === 'credential')).toHaveLength(1)
})

test('a language is found in a sentence whatever was asked before', () => {
  expect(languageNamed('Fluent in English and Spanish')).toBe('English')
  expect(mentionsIn('Spanish: native.').map(({ value }) => value)).toEqual(['Spanish'])
})

test('a sentence is read once, and a long text, which would fill the memory, each time', () => {
  const long = `Closes the books in Xero. ${'And so on. '.repeat(50)}`
  for (const [text, isRemembered] of [
    ['Closes in NetSuite.', true],
    [long, false],
  ] as const) {
    const first = mentionsIn(text)
    expect(first).not.toEqual([])
    expect(mentionsIn(text) === first, text).toBe(isRemembered)
    expect(mentionsIn(text)).toEqual(first)
  }
})
