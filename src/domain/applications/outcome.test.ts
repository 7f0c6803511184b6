import { expect, test } from 'vitest'
import { spellOut } from '../counted.ts'
import { outcomeTexts, unansweredDays } from './outcome.ts'

test('the sentence names the days after which an application ends', () => {
  expect(outcomeTexts['no-answer']).toContain(`within ${spellOut(unansweredDays)} business days`)
})
