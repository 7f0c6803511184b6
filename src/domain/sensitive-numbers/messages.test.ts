import { expect, test } from 'vitest'
import { briefNumberMessage, foundNumberMessage, typedNumberMessage, uploadedNumberMessage } from './messages.ts'

test('who types a number reads its kind and place alone', () => {
  expect(typedNumberMessage(['Cover Letter'], ['ssn'])).toBe(
    'Cover Letter seems to contain a Social Security number. Nobody on Glide needs it: please remove it.',
  )
  expect(typedNumberMessage(['Project Title', 'Internal note'], ['ein', 'card'])).toBe(
    'Project Title and Internal note seem to contain an employer tax number (EIN) and a payment card number. Nobody on Glide needs them: please remove them.',
  )
})

test('who uploaded it, an admin and a buyer read which document has it', () => {
  expect(uploadedNumberMessage(['itin']).title).toBe('Your resume seems to contain a taxpayer number (ITIN).')
  expect(uploadedNumberMessage(['itin']).advice).toContain('Please upload a version without it.')
  expect(foundNumberMessage(['ssn', 'card'])).toMatch(
    /^This resume seems to contain a Social Security number and a payment card number\. .* without them\./,
  )
  expect(briefNumberMessage(['ein'])).toMatch(/^Your request seems to contain an employer tax number \(EIN\)\. /)
})
