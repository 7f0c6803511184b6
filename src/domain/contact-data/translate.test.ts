import { expect, test } from 'vitest'
import { holdContactData } from './hold.ts'
import { plainTextOf } from './plain-text.ts'
import { translate } from './translate.ts'

const translated = (text: string) => translate(plainTextOf(text))?.text

test.each([
  ['Hungarian', 'kata pont nagy kukac gmail pont com', 'kata dot nagy @ gmail dot com'],
  ['French, whose point is a word', 'sylvie point martin arobase orange point fr', 'sylvie dot martin @ orange dot fr'],
  ['Turkish, whose at is a word', 'ayse nokta demir et gmail nokta com', 'ayse dot demir at gmail dot com'],
  ['Vietnamese, in two words', 'lan a còng gmail chấm com', 'lan @ gmail dot com'],
  ['Hindi, with its provider and ending', 'sanjay ऐट जीमेल डॉट कॉम', 'sanjay @ gmail dot com'],
  ['Chinese, without spaces', 'zhangwei圈a163点com', 'zhangwei @ 163 dot com'],
  ['Spanish, with a slash', 'carmen punto com barra ana', 'carmen dot com slash ana'],
  ['Polish, with an underscore', 'kasia podkreślnik nowak', 'kasia underscore nowak'],
  ['English, between an at and an ending', 'tax period help at books period com', 'tax dot help at books dot com'],
  ['a said www', 'triple w dot dizon dot in', 'www dot dizon dot in'],
  ['a service with an ending of its own', 'в телеграме', 'b Telegram'],
  ['a service with a letter wrong', 'telegarm, whatsaap', 'Telegram, WhatsApp'],
  ['a short name after my', 'My tele', 'My Telegram'],
  ['a short name before a colon', 'tele: x', 'Telegram: x'],
  ['a short name before a number', 'WA 0803 555 0129', 'WhatsApp 0803 555 0129'],
  ['whose it is', 'мой ник', 'my nick'],
])('%s: %s', (_, text, known) => {
  expect(translated(text)).toBe(known)
})

test.each([
  'Revenue is recognized at a point in time.',
  'For the period net of tax, there is no change.',
  'At this point the dot com startup has no revenue.',
  'WA 2024 is filed, and the tele conference is at 4.',
  'Please discard the draft.',
  'The dalombok account is closed.',
])('a word that is meant as such stays: %s', (text) => {
  expect(translated(text)).toBeUndefined()
})

test.each([
  ['Email címem: kata pont nagy kukac gmail pont com.', 'Email címem: [Email address held].'],
  ['मेरा ईमेल संजय ऐट जीमेल डॉट कॉम है', 'मेरा ईमेल [Email address held] है'],
  ['Мой сайт бухучет точка ру.', 'Мой сайт [Link held].'],
  ['加我微信 lw_books2020，谢谢。', '加我微信 [Account name held]，谢谢。'],
  ['El punto de equilibrio es 4.500 unidades.', 'El punto de equilibrio es 4.500 unidades.'],
])('what is held stands where it stood: %s', (text, held) => {
  expect(holdContactData(text).text).toBe(held)
})
