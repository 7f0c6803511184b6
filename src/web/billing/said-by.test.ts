import { expect, test } from 'vitest'
import { saidBy } from './said-by.ts'

test.each([
  [' The gateway is closed. ', 'The gateway is closed.'],
  ['{"message":"The gateway is closed."}', 'The gateway is closed.'],
  ['{"error":"Bad gateway"}', 'Bad gateway'],
  ['{"error":"bad_gateway","message":"The gateway is closed."}', 'The gateway is closed.'],
  ['{"error":{"code":502,"message":"The gateway is closed."}}', 'The gateway is closed.'],
  ['{"message":" ","detail":"No upstream answered."}', 'No upstream answered.'],
  ['{"title":"Bad gateway","status":502}', 'Bad gateway'],
  ['"Closed."', 'Closed.'],
])('of %s, a person reads %s', (text, said) => {
  expect(saidBy({ status: 502, text })).toBe(said)
})

test.each([
  '',
  ' ',
  '<html></html>',
  '{"message":"<b>Closed</b>"}',
  '{"message":7,"error":null}',
  '["Closed."]',
  '502',
  'null',
  '{"error":{}}',
  '{broken',
  'a'.repeat(201),
])('%s has nothing to read but its status', (text) => {
  expect(saidBy({ status: 502, text })).toBe('HTTP 502')
})
