import { expect, test } from 'vitest'
import { findPlace, takePlace } from './places.ts'

test.each([
  ['Nedbank, Cape Town, Western Cape', 'Nedbank', 'Cape Town, Western Cape'],
  ['Harbor Foods, Springfield, Ohio', 'Harbor Foods', 'Springfield, Ohio'],
  ['H&R Block, Denver, CO', 'H&R Block', 'Denver, CO'],
  ['Pune, India', '', 'Pune, India'],
  ['Lodwar, Turkana County', 'Lodwar', 'Turkana County'],
  ['Douro Vinhos, Lda. (Kraków, Poland)', 'Douro Vinhos, Lda.', 'Kraków, Poland'],
  ['Wilton & Hague LLP — Lisbon, Portugal', 'Wilton & Hague LLP', 'Lisbon, Portugal'],
  ['Concentrix', 'Concentrix', null],
  ['Manager, Tax', 'Manager, Tax', null],
])('%s', (text, rest, place) => {
  expect(takePlace(text)).toEqual({ rest, place })
})

test.each([
  ['Cebu City, Cebu, PH', 'Cebu City, Cebu, PH'],
  ['Address: Makati, Philippines', 'Makati, Philippines'],
  ['CHENNAI TAMIL NADU', 'CHENNAI TAMIL NADU'],
  ['Columbus (US), OH', 'Columbus (US), OH'],
  ['Senior Accountant', null],
])('%s is at %s', (text, place) => {
  expect(findPlace(text)).toBe(place)
})

test('an area before another is the city where it is known as one, and no name is taken for it', () => {
  expect(takePlace('Howard University, Washington, DC')).toEqual({ rest: 'Howard University', place: 'Washington, DC' })
})

test.each([
  ['4 Vine Road, Wexmoor, Cape Town, South Africa', 'Cape Town, South Africa'],
  ['Wexmoor, Cape Town, South Africa', 'Wexmoor, Cape Town, South Africa'],
  ['app. 6, Montréal (Québec) H2J 2L6', 'Montréal, Québec'],
])('%s names where someone lives', (text, place) => {
  expect(findPlace(text)).toBe(place)
})
