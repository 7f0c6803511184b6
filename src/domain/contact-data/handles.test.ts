import { expect, test } from 'vitest'
import { holdContactData } from './hold.ts'

const held = '[Account name held]'

test.each([
  ['I post as @carmen_books too.', `I post as ${held} too.`],
  ['Viber ID: carmendiaz', `Viber ID: ${held}`],
  ['My Skype is live:.cid.84af', `My Skype is ${held}`],
  ['Discord carmen#4821, any time', `Discord ${held}, any time`],
  ['Add me on Telegram, carmendiaz', `Add me on Telegram, ${held}`],
  ['Look for carmendiaz on LinkedIn', `Look for ${held} on LinkedIn`],
  ['My username is carmendiaz.', `My username is ${held}.`],
  ['WeChat carmen_d84', `WeChat ${held}`],
  ['Signal: carmendiaz', `Signal: ${held}`],
  ['Venmo me at $Carmen-Diaz', `Venmo me at ${held}`],
  ['You know u/carmenbooks', `You know ${held}`],
  ['(at)carmenbooks', held],
  ['instagram is at carmen dot books', `instagram is ${held}`],
  ['The passcode is 84af21', `The passcode is ${held}`],
  ['carmen_diaz on Telegram', `${held} on Telegram`],
  ['Look up Carmen Diaz Books on LinkedIn', `Look up ${held} on LinkedIn`],
  ["On discord I'm carmen#4821", `On discord I'm ${held}`],
  ['My linked in is /in/carmen-diaz', `My linked in is ${held}`],
  ['It is c as in Cebu, a as in apple, r as in red, m as in Mary', `It is ${held}`],
  ['Charlie Alpha Romeo Mike', held],
  ['Mi LinkedIn: in/carmendiaz', `Mi LinkedIn: ${held}`],
  ['Our firm on LinkedIn: company/dizon-cpa', `Our firm on LinkedIn: ${held}`],
  ['Venmo @carmen-diaz', `Venmo ${held}`],
  ['Discord carmen hash five five one eight', `Discord ${held}`],
  ['Same nick everywhere (tg, ig, fb): carmendiaz', `Same nick everywhere (tg, ig, fb): ${held}`],
  ['My Calendly is under carmen-diaz', `My Calendly is under ${held}`],
  ['LinkedIn? Search carmen-diaz-cpa, please', `LinkedIn? Search ${held}, please`],
  ['Find my page on Facebook, called Dizon Books', `Find my page on Facebook, ${held}`],
  ['skype:carmen.diaz?call', held],
  ['tg://resolve?domain=carmendiaz', held],
  ['Telegram user name carmen underscore books.', `Telegram user name ${held}.`],
  ['Find me on LinkedIn: Carmen Reyes-Diaz', `Find me on LinkedIn: ${held}`],
  ['in/carmendiaz on L i n k e d I n', `${held} on L i n k e d I n`],
  ['inst agram carmen.books', `inst agram ${held}`],
  ['link edin carmen-diaz-cpa', `link edin ${held}`],
  ['LinkedIn\ncarmen-diaz-cpa', `LinkedIn\n${held}`],
])('%s', (text, shown) => {
  expect(holdContactData(text).text).toBe(shown)
})

test.each([
  'WhatsApp',
  'whats app',
  'wh4tsapp',
  'wh*tsapp',
  'Tel3gram',
  'telgram',
  'V1ber',
  'Disc0rd',
  'D1SCORD',
  'In5tagram',
  'In5t4gram',
  'insta-gram',
  'LINE',
  'SIGNAL',
])('a service is known however it is written: %s', (service) => {
  expect(holdContactData(`${service}: carmendiaz`).text).toBe(`${service}: ${held}`)
})

test.each([
  'signal: green',
  'Line 13d and Line 20z go to the module.',
  'The account is reconciled.',
  'My account is locked again.',
  "I'm listed on LinkedIn.",
  'Class A for tax, B for book, C for GAAP.',
  'gthb: carmendiaz',
  'LinkedIn? Find month-to-month swings.',
  'The team in Teams is called Close 2026.',
  'Message me on Slack when the close is done.',
  'Telegram: messages are not kept.',
  'Facebook ads are booked to 6120 Marketing.',
  'We do not use WhatsApp or Telegram for client documents.',
  'Is LinkedIn spend coded to advertising?',
  'Signal the team, and line up the statements.',
  'We bought 20 @ cost.',
])('an ordinary sentence names no account: %s', (text) => {
  expect(holdContactData(text).kinds).toEqual([])
})
