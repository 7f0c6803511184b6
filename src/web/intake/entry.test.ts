import { expect, test } from 'vitest'
import { sourceOf } from './entry.ts'

const host = 'glide.example'

test.each([
  ['?from=LinkedIn', '', 'linkedin'],
  ['?utm_source=newsletter&utm_medium=mail', 'https://mail.example/', 'newsletter'],
  ['?from=linkedin&utm_source=ads', '', 'linkedin'],
  ['', 'https://www.google.com/search?q=maria+santelmo', 'google.com'],
  ['?page=2', `https://${host}/?from=x`, null],
  ['', '', null],
  ['', 'android-app://com.google.android.gm', 'com.google.android.gm'],
  // Nothing that could be more than a word.
  ['?from=maria%40example.com', '', null],
  ['?from=%3Cscript%3E', 'https://news.example/', 'news.example'],
  [`?from=${'a'.repeat(31)}`, '', null],
])('%s after %s is %s', (search, referrer, source) => expect(sourceOf({ search, referrer, host })).toBe(source))
