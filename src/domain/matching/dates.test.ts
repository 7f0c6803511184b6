import { expect, test } from 'vitest'
import { isFormerly, lastMonthIn } from './dates.ts'
import { monthOfDate } from './jobs.ts'

const today = monthOfDate('2026-11-16')
const years = (count: number) => today - 12 * count

test.each<[string, number | null]>([
  ['Used Lacerte until 2017.', monthOfDate('2017-12-01')],
  ['Last worked with Lacerte in 2019', monthOfDate('2019-12-01')],
  ['I have not touched Lacerte since 2018.', monthOfDate('2018-12-01')],
  ['Lacerte until 2026', today],
  ['Lacerte (2014–2016)', monthOfDate('2016-12-01')],
  ['Lacerte, 2019 to 2027', today],
  ['Lacerte, 2019 to present', null],
  ['Lacerte, 2019 TO 2021', monthOfDate('2021-12-01')],
  ['Lacerte (Only 2015)', monthOfDate('2015-12-01')],
  ['Lacerte (2015)', monthOfDate('2015-12-01')],
  ['Lacerte (2015, only)', monthOfDate('2015-12-01')],
  ['Lacerte in 2016 only', monthOfDate('2016-12-01')],
  ['Lacerte (2026)', today],
  ['Used Lacerte 9 years ago', years(9)],
  ['Used Lacerte 12+ years ago', years(12)],
  ['Ten years ago I used Lacerte', years(10)],
  ['Used Lacerte a few years back', years(4)],
  ['Used Lacerte several years ago', years(8)],
  ['Used Lacerte a long time ago', years(8)],
  ['Used Lacerte early in my career', years(8)],
  ['Prepared 1040s in Lacerte since 2015', null],
  ['Prepared 1040s in Lacerte', null],
])('%s', (sentence, month) => expect(lastMonthIn(sentence, today)).toBe(month))

test.each([
  ['I have not used Lacerte since 2017', true],
  ['Haven’t opened Lacerte since 2017', true],
  ['I have used Lacerte since 2017', false],
  ['I have not used Lacerte', false],
])('%s: it was used before: %s', (sentence, isSo) => expect(isFormerly(sentence)).toBe(isSo))
