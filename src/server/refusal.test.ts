import { expect, test } from 'vitest'
import { problemOf } from './refusal.ts'

const failing = (code: string) => Object.assign(new Error('canceling statement'), { code })

test.each(['57014', '55P03', '40001', '40P01', '57P01', '53300', 'ECONNRESET'])(
  'T63 %s means that the database is busy: come back in a moment',
  (code) => {
    expect(problemOf(failing(code))).toMatchObject({
      code: 'unavailable',
      message: 'Glide is busy. Please try again shortly.',
      retryAfterSeconds: 2,
    })
  },
)

test('T53 anything else says nothing about the inside', () => {
  expect(problemOf(failing('23505'))).toMatchObject({
    code: 'internal',
    message: 'Something went wrong. Please try again.',
  })
})
