import { expect, test } from 'vitest'
import { holdContactData } from './hold.ts'

test.each([
  'https://carmenbooks.example/about?from=glide',
  'hxxp://carmenbooks.example',
  'www.carmenbooks.example',
  'w w w . carmenbooks . com',
  'carmenbooks.com',
  'team.carmenbooks.com/contact',
  'CARMENBOOKS.COM',
  'carmenbooks.c0m',
  'carmenbooks.com.ph',
  'carmenbooks (dot) com',
  'carmenbooks[.]com',
  'carmenbooks dot com slash about',
  'carmenbooks dot me',
  'carmenbooks period com',
  'carmenbooks .com',
  'carmenbooks . com',
  'carmenbooks,com',
  'www carmenbooks com',
  'linkedin com/in/carmen',
  't.me/carmendiaz',
  'lnk.bio/carmendiaz',
  '203.0.113.7:8080',
  'abc-defg-hij',
  't (dot) me (slash) carmendiaz',
  'carmenbooks. com',
  'carmenbooks + .com',
  'www dot harrison tax group dot com',
  'www . linkedin . com / in / carmen',
  'carmenbooks (dot com)',
  'carmenbooks*com',
  'carmenbooks🔴app',
  'carmenbooks-com',
  "carmenbooks 'dot' com",
  'h77p://carmenbooks.example',
  'бухгалтерия-онлайн.рф',
  'бухгалтер-ирина точка рф',
  'adeyemi.africa',
  'carmenbooks dot london',
  'raviaccounts[.]in',
  'carmenbooks - dot - com',
  'carmenbooks dot wixsite dot com slash about',
])('a link is held whole: %s', (text) => {
  expect(holdContactData(`All of it:\n${text}\nThank you`).text).toBe('All of it:\n[Link held]\nThank you')
})

test('the signs that end a sentence stay', () => {
  expect(holdContactData('Have you seen carmenbooks.com?').text).toBe('Have you seen [Link held]?')
  expect(holdContactData('(See https://carmenbooks.example.)').text).toBe('(See [Link held].)')
})

test.each([
  ['My site is carmenbooks.in', ['site']],
  ['My site is carmenbooks.me, as before.', ['site']],
  ['The close is done.In the meantime I began the board pack.', []],
  ['We paid what was due.It is posted.', []],
])('an ending that is a word needs a word that leads to a site: %s', (text, kinds) => {
  expect(holdContactData(text).kinds).toEqual(kinds)
})

test.each([
  'We pay vendors through Bill.com and sell on Amazon.com.',
  'The old dot com days are over.',
  'You will find Form 8949 on irs.gov.',
  'The form is on ftb.ca.gov.',
  'It is at https://www.irs.gov/pub/irs-pdf/f1040.pdf today.',
  'The topic is on fasb.org/standards.',
  'Please look at TB_2026_final.xlsx and bank-rec.pdf.',
  'Version 4.12.0 has the new lead sheet.',
])('what everyone knows reaches nobody: %s', (text) => {
  expect(holdContactData(text).kinds).toEqual([])
})
