import { expect, test } from 'vitest'
import { holdContactData } from './hold.ts'

/** What is left of a message with a number between two plain lines. */
const shown = (text: string) => holdContactData(`As you asked:\n\n${text}!`).text
const held = 'As you asked:\n\n[Phone number held]!'

test.each([
  '+63 917 555 0142',
  '+639175550142',
  '(+63) 917 555 0142',
  'tel:+639175550142',
  '(415) 555-2671',
  '(415) 555-BOOK',
  '0091 9820098200',
  '98-76-54-32-10',
  'ゼロ九ゼロ一二三四五六七八',
  'thre one too five five five zer0 one for seven',
  'zero nuebe disisyete, singko singko singko, dose trenta y kwatro',
  '415-555-2671 ext. 12',
  '415.555.2671',
  '415/555-2671',
  '917,555,0142',
  '0917 5550142',
  '415-5550142',
  '98765 43210',
  '9 1 7 5 5 5 0 1 4 2',
  '9-1-7-5-5-5-0-1-4-2',
  '4l5-555-267I',
  '917 555 O142',
  '415 (yes) 555 (really) 2671',
  '1-800-555-BOOK',
  'area code 415, 555 2671',
  '415!555!2671',
  '4a1b5c5d5e5f2g6h7i1',
  '1 888 LEDGERS',
  '1-800-MY-BOOKS',
  '[786] [555] [0134]',
  '(2I2) 55S-0I39',
  '(55) 5550-8800 int. 214',
  '+7 495 555 01 44 доб. 12',
  '212 555 0167 ext. four',
  'nine1seven.five5five.0one6four',
  'area code 312, then 555, then 0147',
])('in figures: %s', (text) => {
  expect(shown(text)).toBe(held)
})

test.each([
  ['English', 'nine one seven five five five oh one four two'],
  ['English, in pairs', 'nine seventeen, five fifteen, eleven twelve'],
  ['English, by hundreds', 'eight hundred five five five oh one four two'],
  ['English, by tens', 'ninety one seventy five fifty five oh one forty two'],
  ['English, in one word', 'nineonesevenfivefivefiveohonefourtwo'],
  ['English, in one loud word', 'NINEONESEVENFIVEFIVEFIVEOHONEFOURTWO'],
  ['English, with doubles', 'double nine one seven triple five oh one four two'],
  ['English and figures', 'nine 1 seven 5 five 5 zero 1 four 2'],
  ['English, with the signs', 'four one five dash five five five dash two six seven one'],
  ['Spanish', 'nueve uno siete cinco cinco cinco cero uno cuatro dos'],
  ['Spanish, by tens', 'noventa y uno setenta y cinco cincuenta y cinco cero uno cuarenta y dos'],
  ['Spanish, in pairs', 'once doce trece catorce quince'],
  ['Spanish, in pairs above twenty', 'veintiuno veintidós veintitrés veinticuatro veinticinco'],
  ['Portuguese', 'nove um sete cinco cinco cinco zero um quatro dois'],
  ['French', 'neuf un sept cinq cinq cinq zéro un quatre deux'],
  ['German', 'neun eins sieben fünf fünf fünf null eins vier zwei'],
  ['Tagalog', 'siyam isa pito lima lima lima sero isa apat dalawa'],
  ['Hindi', 'nau ek saat paanch paanch paanch shunya ek char do'],
  ['English, dressed', 'n1ne one s3v3n f1ve five f*ve zer0 one f0ur tw0'],
  ['English, with slashes', 'nine one seven / 555 / oh one four two'],
  ['Spanish of Manila', 'nuwebe uno siyete singko singko singko sero uno kwatro dos'],
  ['Russian', 'девять один семь пять пять пять ноль один четыре два'],
  ['Portuguese, by tens', 'vinte e um, nove oito meia cinco cinco, zero um meia meia'],
  ['Polish, by hundreds', 'sześćset jeden, pięćset pięćdziesiąt pięć, dwieście trzynaście'],
  ['French, by tens', 'zéro six, cinquante-cinq, zéro un, vingt-deux, trente-trois'],
  ['Arabic', 'صفر واحد صفر صفر خمسة خمسة خمسة صفر واحد أربعة سبعة'],
  ['Thai, in one word', 'ศูนย์แปดหนึ่งห้าห้าห้าศูนย์หนึ่งสี่สอง'],
  ['Polish', 'dziewięć jeden siedem pięć pięć pięć zero jeden cztery dwa'],
])('in words: %s', (_, text) => {
  expect(shown(text)).toBe(held)
})

test.each([
  ['My number starts with 0063, next 9175, then 5501.', 'My number starts with [Phone number held].'],
  ['Call me: the area code is 415 and the rest is 555 2671.', 'Call me: the area code is [Phone number held].'],
  ['The area code is 415, then 555, then 2671.', 'The area code is [Phone number held].'],
  ['Start with 415, go on with 555, finish with 2671.', 'Start with [Phone number held].'],
  ['My phone is 312 / 555 / 0164.', 'My phone is [Phone number held].'],
  ['Zoom personal room 555 012 3456.', 'Zoom personal room [Phone number held].'],
  ['My invoice number is 9175550142, text it.', 'My invoice number is [Phone number held], text it.'],
  ['Questions about the invoice? 415-555-2671', 'Questions about the invoice? [Phone number held]'],
  ['My number is 555 2671.', 'My number is [Phone number held].'],
])('told in parts, or named as one: %s', (text, left) => {
  expect(holdContactData(text).text).toBe(left)
})

test.each([
  'Invoice 917-555-0142 is paid.',
  'Сальдо по счёту 60.01 на 31.12.2023 составляет 1 245 300,50.',
  'The vendor number is V-100234, the customer number is C-20981.',
  'The policy WC 55-1029-344 has a refund.',
  'The payout 17334455661 is net of fees.',
  'Our SO 8800123412 shipped.',
  'Two for one, three to five, six at most.',
  'The grant 15-0404-0-1-752 closes on 9/30.',
  'The case at the IRS has the number 2024-0311-88.',
  'A nota fiscal 001.234.567 foi emitida.',
  'The bank prints 1234567890, 0000000000 or 000.123.456 there.',
  'The remittance lists 4455-667-889.',
  'Lines 250 / 300 / 1200 moved.',
  'PO 4500012345 is still open.',
  'Order #415-555-2671 shipped.',
  'Los Angeles, CA 90210-1234',
  'The period ends 2026-11-17, not 11/17/2026.',
  'It came to 1,917,555,014 in all.',
  'The fee is 9175550142 pesos.',
  'Checks run from 10041000-10049000.',
  'Posted 204116 3391824 today.',
  'GL string 100-4000-20-000 is closed.',
  'Headcount by month: 12, 14, 15, 18, 20, 22, 25.',
  'Nine of ten are done, and one waits.',
  'oneoneoneoneone',
  'Start with 1100, then 1150, then 1200.',
  'Put the numbers together: 1200, 3400, 5500.',
  '2019 2020 2021 2022 and 2023 are closed.',
  'The confirmation number for the state payment is 1048576220.',
  'EFTPS acknowledgment 270441500912345 is saved.',
  'The number is 4,118.02, not 4,181.02.',
  'From 9 to 5, 2 to 4 people; 100 to 200, 3 to 5 of them late.',
  'Numer faktury to 2024/05/0012.',
  'One of the three entities has two bank accounts and four cards; the other two have one each.',
])('the number of something else stays: %s', (text) => {
  expect(holdContactData(text)).toEqual({ text, kinds: [] })
})
