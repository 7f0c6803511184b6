import { expect, test } from 'vitest'
import { findAddresses } from './addresses.ts'
import { holdContactData } from './hold.ts'

test.each([
  'carmen@dizon.ph',
  'CARMEN.DIAZ+BOOKS@MAIL.DIZON.COM',
  'carmen @ dizon.ph',
  'carmen@dizon',
  'carmen(at)dizon.ph',
  'carmen [at] dizon [dot] ph',
  'carmen_at_dizon_dot_ph',
  'carmen%40dizon.ph',
  'carmen&#64;dizon.ph',
  'carmen at dizon.com',
  'carmen at dizon dot ph',
  'carmen at mail.dizon dot ph',
  'carmen dot diaz at dizon dot ph',
  'carmen at the rate dizon dot in',
  'carmen arroba dizon punto com',
  'carmen at gmail',
  'carmen at dizon com',
  'carmenATgmailDOTcom',
  'CarmenAtGmailDotCom',
  'carmen.diaz on gmail',
  'carmen_diaz (gmail)',
  'gmail carmendiaz84',
  'gmail address: carmen.diaz',
  'carmen•at•dizon•dot•ph',
  'carmen_at_dizon_com',
  'carmen「at」dizon「dot」com',
  'carmen собака dizon точка ru',
  'carmen.diaz + @ + dizon.com',
  'carmen, at, dizon, dot, com',
  'carmen AT dizonbooks',
  'carmen#gmail.com',
  'carmen . diaz @ gmail . com',
  'carmen (you know the sign) dizon.com',
  'carmen, then the at sign. After that put dizon.com',
  'carmen@ our firm dizon.com',
  'carmen[a]dizon[d]com',
  'carmen nineteen ninety at gmail dot com',
  'S as in Sam, U, E, at gmail dot com',
  'carmen@gmail(.com)',
  'c.d@g.m.a.i.l.com',
  'on protonmail as quietledger',
  'ⓒⓐⓡⓜⓔⓝ@ⓖⓜⓐⓘⓛ.com',
  'carmenⓐgmail.com',
  '🅲🅰🆁🅼🅴🅽@gmail.com',
])('an address is held whole: %s', (text) => {
  expect(holdContactData(`Thanks!\n${text}\nCarmen`).text).toBe('Thanks!\n[Email address held]\nCarmen')
})

test.each([
  'We bought 12 @ 40 and 30 @ $18.50.',
  'We bought 12 @ 40. The rest came later.',
  'Counted 5 boxes @ list price.',
  'Converted to U.S @ spot rates.',
  'Have a look @ it, please.',
  'The 481(a) adjustment is spread over four years.',
  'Securities are marked-at-cost until then.',
  'At period end we accrue at cost, at the latest on day two.',
  'Revenue at Acme dot-matrix division fell.',
  'We recognize revenue at a point in time, and accrue at period end.',
  'We use Microsoft 365 and Teams, and Outlook for the calendar.',
  'Export it from Outlook: bank_rec_2026.xlsx',
  "I'm used to Tally Prime 4.1 and Zoho Books.",
  "It was marked 'at' cost.",
])('a price or a sentence is no address: %s', (text) => {
  expect(holdContactData(text).kinds).toEqual([])
})

test('beside a provider, a plain word counts only where somebody says how to be reached', () => {
  const rest = 'on gmail, any day of the week before the return is due.'
  expect(holdContactData(`You can reach me, carmendiaz ${rest}`).kinds).toEqual(['email'])
  expect(holdContactData(`We keep statements ${rest}`).kinds).toEqual([])
  expect(findAddresses('We file the notices in Outlook.com folders.')).toEqual([])
  expect(findAddresses('We file the notices in outlook.com folders.')).toEqual([])
})

test.each([
  ['Mi correo es carmen.diaz', 'Mi correo es [Email address held]'],
  ['My inbox: carmen.diaz and the domain is dizon.com', 'My inbox: [Email address held]'],
  ['The export carmen_books sits at the host dizon.com', 'The export carmen_books sits at the host [Link held]'],
])('the parts of an address are told where somebody speaks of their own: %s', (text, shown) => {
  expect(holdContactData(text).text).toBe(shown)
})
