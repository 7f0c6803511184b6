import { expect, test } from 'vitest'
import { findGluedNames } from './glued-names.ts'
import { findToldNumbers } from './told-numbers.ts'
import { findToldSites } from './told-sites.ts'

const partsBy = (find: typeof findToldSites, text: string) => find(text).map(({ from, to }) => text.slice(from, to))

test.each([
  ['Our domain is harrisontaxgroup. It is a .com.', ['harrisontaxgroup', '.com']],
  ['Search for pineridge-cpa. Add dot net at the end.', ['pineridge-cpa', 'dot net']],
  ['add .com to lopezbooks, please', ['lopezbooks', '.com']],
  ['The name is misleading. It is a .com company.', []],
  ['Our domain is harrisontaxgroup. It is old.', []],
])('the name of a site and its ending: %s', (text, parts) => {
  expect(partsBy(findToldSites, text)).toEqual(parts)
})

test.each([
  ['First three digits 646. Next three 555. Last four 0133.', ['646', '555', '0133']],
  ['My WhatsApp begins with +91 98200. It finishes with 55512.', ['+91 98200', '55512']],
  ['The account number starts with 12000 and ends with 34990.', []],
  ['The first run has 12000, the last 34990.', []],
  ['My number starts with 646. The rest is 55.', []],
  ['My number starts with 0917 5. The rest is 550.', []],
  ['My number starts with 0917 5. The rest is 5501.', ['0917 5', '5501']],
  ['My number starts with 00639 1755. The rest is 50142.', ['00639 1755', '50142']],
  ['My number starts with 00639 1755. The rest is 501428.', []],
  ['My number starts with 0917 555 01.', []],
])('a number over several sentences: %s', (text, parts) => {
  expect(partsBy(findToldNumbers, text)).toEqual(parts)
})

test.each([
  ['it is mayaatgmaildotcom, slowly', ['mayaatgmaildotcom']],
  ['carmenbooksdotcom is ours', ['carmenbooksdotcom']],
  ['CARMENBOOKSDOTCOM is ours', ['CARMENBOOKSDOTCOM']],
  ['carmenbooksdotcompany is a name', []],
  ['the pre-dotcom era, the dotcom era', []],
])('an address in one word: %s', (text, parts) => {
  expect([...new Set(partsBy(findGluedNames, text))]).toEqual(parts)
})
