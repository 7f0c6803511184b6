import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  arrangeInterview,
  cancelInterview,
  moveInterview,
  readInterviewTimes,
  setInterviewLink,
} from '#contract/interviews.ts'
import type { StoredInterview } from '#db/interviews.ts'
import type { SealedContent } from '../mail/mail.ts'
import { createSeal } from '../mail/seal.ts'
import { calendarStore } from '../testing/calendar-store.ts'
import { newBuyer, newTalent } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { interviewEntry } from './interview-entry.ts'
import { interviewFacts } from './interview-facts.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ OPERATOR_EMAIL: 'operator@example.com' })
})
afterAll(() => app.close())

/** The calendar files that someone was emailed, in the order of the emails. */
async function filesTo(email: string): Promise<string[]> {
  await app.jobs.runDue('follow-interview')
  const mails = await app.database.ownerRun(
    `select id, sealed_content from mails where recipient = $1 and kind like 'interview-%' order by created_at`,
    [email],
  )
  const seal = createSeal<SealedContent>(app.services.secrets.derive('mail'))
  return mails.flatMap(({ id, sealed_content }) =>
    (seal.open(id as string, sealed_content as Uint8Array).attachments ?? []).map(({ type, content }) => {
      expect(type).toMatch(/^text\/calendar; charset=utf-8; method=(REQUEST|CANCEL)$/)
      return Buffer.from(content, 'base64').toString()
    }),
  )
}

test('invite, move, link and cancel leave one event for life and none at the end, in both calendars', async () => {
  const [buyer, talent] = [await newBuyer(app), await newTalent(app)]
  const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '20:00', to: '05:00' }))
  await app.database.ownerRun(
    `update candidates set status = 'accepted', reviewed_at = now(), working_hours = $2 where id = $1`,
    [talent.candidateId, JSON.stringify({ zone: 'Asia/Manila', weekly, hoursPerWeek: null, earliestStart: null })],
  )
  const zone = 'America/New_York'
  const asked = { candidate: talent.candidateId, minutes: 45, zone } as const
  const { starts } = (await buyer.browser.call(readInterviewTimes, asked)).body
  const people = [buyer, talent]
  const files: string[][] = [[], []]
  const collect = async () => {
    for (const [index, { email }] of people.entries()) files[index] = await filesTo(email)
  }
  const { id } = (await buyer.browser.call(arrangeInterview, { ...asked, how: 'book', times: [starts[0] as string] }))
    .body
  await collect()
  await talent.browser.call(moveInterview, { id, startsAt: starts[6] as string, zone: 'Asia/Manila' })
  await collect()
  await buyer.browser.call(setInterviewLink, { id, link: 'https://meet.example/abc' })
  await collect()
  for (const [index, { email }] of people.entries()) {
    const store = calendarStore(email)
    for (const file of files[index] ?? []) store.apply(file)
    expect(store.methods).toEqual(['REQUEST', 'REQUEST', 'REQUEST'])
    expect([...store.events]).toMatchObject([
      [
        `${id}@glide.test`,
        { sequence: 2, startsAt: new Date(starts[6] as string), location: 'https://meet.example/abc' },
      ],
    ])
    const [event] = store.events.values()
    expect(Number(event?.endsAt) - Number(event?.startsAt)).toBe(45 * 60_000)
    expect(event?.description).toContain('Philippine Standard Time')
    expect(event?.description).toMatch(/Eastern (Standard|Daylight) Time/)
  }
  await buyer.browser.call(cancelInterview, { id, word: 'The need is gone.' })
  await collect()
  for (const [index, { email }] of people.entries()) {
    const store = calendarStore(email)
    for (const file of files[index] ?? []) store.apply(file)
    expect(store.methods).toEqual(['REQUEST', 'REQUEST', 'REQUEST', 'CANCEL'])
    expect(store.events.size).toBe(0)
  }
})

test.each([
  // Both weeks of each clock change that someone lives with.
  ['Asia/Manila', '2026-10-30T13:00:00Z', '9:00 PM', '9:00 AM'],
  ['Asia/Manila', '2026-11-02T14:00:00Z', '10:00 PM', '9:00 AM'],
  ['Asia/Kolkata', '2027-03-12T14:00:00Z', '7:30 PM', '9:00 AM'],
  ['Asia/Kolkata', '2027-03-15T13:00:00Z', '6:30 PM', '9:00 AM'],
  ['Europe/Warsaw', '2026-10-23T13:00:00Z', '3:00 PM', '9:00 AM'],
  ['Europe/Warsaw', '2026-10-26T13:00:00Z', '2:00 PM', '9:00 AM'],
  ['Europe/Warsaw', '2026-11-02T14:00:00Z', '3:00 PM', '9:00 AM'],
  ['America/Sao_Paulo', '2026-10-30T13:00:00Z', '10:00 AM', '9:00 AM'],
  ['America/Sao_Paulo', '2026-11-02T14:00:00Z', '11:00 AM', '9:00 AM'],
])('a file is right for New York and %s at %s', (talentZone, at, theirs, ours) => {
  const startsAt = new Date(at)
  const row = {
    ...{ id: crypto.randomUUID(), sequence: 0, status: 'booked', minutes: 60, link: null, proposed: [] },
    ...{ startsAt, endsAt: new Date(+startsAt + 3_600_000), ownerZone: 'America/New_York', talentZone },
    people: [
      { side: 'owner', name: 'Ellen Reed', firm: 'Hollis CPAs', jobTitle: null },
      { side: 'talent', name: 'Carmen Dizon', firm: null, jobTitle: null },
    ],
  } as unknown as StoredInterview
  const facts = interviewFacts(row, 'owner', 'https://glide.example')
  const entry = interviewEntry(row, facts, 'ellen@example.com', { operatorEmail: 'operator@example.com' })
  const store = calendarStore('ellen@example.com')
  store.apply(Buffer.from(entry.content, 'base64').toString())
  const [event] = store.events.values()
  expect(event?.startsAt).toEqual(startsAt)
  expect(event?.description).toMatch(new RegExp(`For you: .*${ours.replace(' AM', '')}`))
  expect(event?.description).toMatch(new RegExp(`For Carmen Dizon: .*${theirs.replace(/ [AP]M/, '')}`))
  expect(event?.location ?? null).toBeNull()
})
