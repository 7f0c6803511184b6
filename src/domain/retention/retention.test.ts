import { expect, test } from 'vitest'
import { retention } from './retention.ts'

const off = { keepUnconfirmedDays: null, keepRejectedDays: null, keepInactiveDays: null }

test.each([null, 30, 3650])('%s days may be kept', (keepInactiveDays) => {
  expect(retention.parse({ ...off, keepInactiveDays })).toEqual({ ...off, keepInactiveDays })
})

test.each([0, 29, 3651, 90.5, Number.NaN])('%s days are refused', (keepRejectedDays) => {
  expect(retention.safeParse({ ...off, keepRejectedDays }).error?.issues[0]?.message).toBe(
    'Please enter 30 to 3,650 days, or leave it empty.',
  )
})
