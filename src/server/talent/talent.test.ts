import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { applyToProject } from '#contract/applications.ts'
import { createProject } from '#contract/projects.ts'
import { listTalent, readTalent } from '#contract/talent.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { profileData } from '#domain/profiles/profile.ts'
import { newBuyer, newPerson, newTalent, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let app: TestApp
let buyer: Person
let admin: Person
beforeAll(async () => {
  app = await testApp()
  buyer = await newBuyer(app)
  admin = await newPerson(app, 'admin')
})
afterAll(() => app.close())

const maria = profileData.parse({
  personal_info: {
    full_name: 'Canary full name',
    email: 'canary@mail.example',
    phone: '+63 917 555 0142',
    location: 'Manila, Philippines',
  },
  work_experience: [
    { position: null, company: 'Canary Ltd' },
    { position: 'Senior Accountant', company: 'Hollis & Quay', start_date: '2020-01', end_date: 'Present' },
    { position: 'Bookkeeper', start_date: '2018-01', end_date: '2019-12' },
  ],
  skills: { technical: ['Month-end close', 'Write to canary@mail.example'], frameworks: ['US GAAP'], tools: ['QBO'] },
  certifications: [{ name: 'Certified Public Accountant' }],
})

type Made = { name?: string; status?: string; profile?: object; hasAccess?: boolean }

async function candidate({
  name = 'Maria Santelmo',
  status = 'accepted',
  profile = maria,
  hasAccess = false,
}: Made = {}) {
  const talent = await newTalent(app)
  await app.database.ownerRun(
    `update candidates set name = $2, status = $3, profile_data = $4, whatsapp = '+63 canary', reviewed_at = now(),
       rejection_reason = 'canary', interview_notes = 'canary',
       platform_access_granted_at = case when $5 then now() end where id = $1`,
    [talent.candidateId, name, status, JSON.stringify(profile), hasAccess],
  )
  return talent
}

const list = (person: Person, input: object = {}) => person.browser.call(listTalent, input)
const namesFor = async (person: Person, input: object) =>
  (await list(person, input)).body.talent.map(({ name }) => name).sort()

test('T03 a card has what a firm looks for, and nothing to write or call to', async () => {
  const { candidateId, email } = await candidate({ hasAccess: true })
  const { body } = await list(buyer, { search: email })
  expect(body).toEqual({
    total: 1,
    pageCount: 1,
    isTotalExact: true,
    talent: [
      {
        id: candidateId,
        name: 'Maria Santelmo',
        avatarUrl: null,
        status: 'onboarded',
        headline: 'Senior Accountant',
        location: 'Manila, Philippines',
        experienceYears: expect.any(Number),
        credentials: ['CPA'],
        skills: ['Month-end close', 'Write to …', 'US GAAP'],
        software: ['QuickBooks Online'],
        workingHours: null,
        freeHours: null,
        rate: null,
        allIn: null,
        softwareMet: [],
        actions: ['schedule'],
      },
    ],
  })
  expect(body.talent[0]?.experienceYears).toBeGreaterThanOrEqual(9)
  const one = await buyer.browser.call(readTalent, { id: candidateId })
  expect(one.body).toMatchObject({ name: 'Maria Santelmo', profile: { work_experience: expect.any(Array) } })
  expect(JSON.stringify([body, one.body])).not.toMatch(/canary@|canary full|\+63/i)
  expect(JSON.stringify([body, one.body])).not.toContain(email)
})

test('one without a profile has a card, too', async () => {
  const talent = await newTalent(app)
  const { body } = await list(admin, { search: talent.email })
  expect(body.talent).toMatchObject([{ headline: null, experienceYears: null, skills: [], credentials: [] }])
  const one = await admin.browser.call(readTalent, { id: talent.candidateId })
  expect(one.body.profile.work_experience).toEqual([])
})

test('buyers get accepted talent alone, whatever the chip; admins get what the chip says', async () => {
  const name = 'Chips'
  await candidate({ name: `${name} pending`, status: 'pending' })
  await candidate({ name: `${name} interviewed`, status: 'interviewed' })
  await candidate({ name: `${name} accepted` })
  await candidate({ name: `${name} access`, hasAccess: true })
  await candidate({ name: `${name} rejected`, status: 'rejected' })
  const expected = {
    all: ['accepted', 'access', 'interviewed', 'pending', 'rejected'],
    pending: ['pending'],
    interviewing: ['interviewed'],
    approved: ['accepted', 'access'],
    rejected: ['rejected'],
    onboarded: ['access'],
  }
  for (const [filter, suffixes] of Object.entries(expected)) {
    const all = suffixes.map((word) => `${name} ${word}`)
    expect(await namesFor(admin, { filter, search: name })).toEqual(all)
    expect(await namesFor(buyer, { filter, search: name })).toEqual(all.filter((one) => one.includes('acce')))
  }
})

test('an applicant who is not accepted is no talent, in the list or alone', async () => {
  const applicant = await candidate({ name: 'Applicant only', status: 'pending' })
  const project = await buyer.browser.call(createProject, { title: 'Close' })
  await applicant.browser.call(applyToProject, { projectId: project.body.id, coverLetter: 'I close books.' })
  expect(await namesFor(buyer, { search: 'Applicant only' })).toEqual([])
  const strangers = [
    await buyer.browser.call(readTalent, { id: applicant.candidateId }),
    await buyer.browser.call(readTalent, { id: crypto.randomUUID() }),
  ]
  for (const { status, error } of strangers) expect([status, error?.message]).toEqual([404, 'Candidate Not Found'])
})

test.each([
  ['100%', ['100% Ana']],
  ['%', ['100% Ana']],
  ['_', ['Under_score']],
  ['\\', ['Back\\slash']],
  ["o'", ["O'Neil"]],
  ['ÑANDÚ', ['Ñandú']],
  ['nobody at all', []],
])('the search for %s is literal, in any case', async (search, names) => {
  const odd = ['100% Ana', 'Under_score', 'Back\\slash', "O'Neil", 'Ñandú']
  const there = await namesFor(admin, { search: '' })
  for (const name of odd) if (!there.includes(name)) await candidate({ name })
  expect(await namesFor(buyer, { search })).toEqual(names)
})

test('filters find every spelling, and several narrow the list', async () => {
  const profile = (tools: string[], technical: string[] = []) => profileData.parse({ skills: { tools, technical } })
  await candidate({ name: 'Filter QBO', profile: profile(['QBO'], ['AP / AR']) })
  await candidate({ name: 'Filter full', profile: profile(['QuickBooks Online', 'Xero']) })
  await candidate({ name: 'Filter Xero', profile: profile(['Xero'], ['AP / AR']) })
  await candidate({ name: 'Filter Excel', profile: profile(['Excel (Power Query, VBA)']) })
  const find = (input: object) => namesFor(buyer, { search: 'Filter', ...input })
  expect(await find({ software: 'quickbooks online' })).toEqual(['Filter QBO', 'Filter full'])
  expect(await find({ software: 'QBO' })).toEqual(['Filter QBO', 'Filter full'])
  expect(await find({ software: 'QBO,Xero' })).toEqual(['Filter full'])
  expect(await find({ skills: 'ap / ar' })).toEqual(['Filter QBO', 'Filter Xero'])
  expect(await find({ skills: 'ap / ar', software: 'Xero' })).toEqual(['Filter Xero'])
  expect(await find({ software: 'Excel (Power Query, VBA)' })).toEqual(['Filter Excel'])
  expect(await find({ software: "'; drop table candidates; --" })).toEqual([])
})

test('people are found by what they do, in the words that firms use, by search and by filter', async () => {
  const profile = (technical: string[], tools: string[]) => profileData.parse({ skills: { technical, tools } })
  await candidate({ name: 'Words Tax', profile: profile(['Tax Preparation', 'Form 1040'], ['Lacerte']) })
  await candidate({ name: 'Words Books', profile: profile(['Bookkeeping'], ['QuickBooks Online']) })
  const among = (names: string[]) => names.filter((name) => name.startsWith('Words'))
  for (const [word, names] of [
    ['tax', ['Words Tax']],
    ['tax preparer', ['Words Tax']],
    ['1040', ['Words Tax']],
    ['QuickBooks', ['Words Books']],
    ['bookkeeper', ['Words Books']],
  ] as const) {
    expect([word, among(await namesFor(buyer, { search: word }))]).toEqual([word, names])
    expect([word, among(await namesFor(buyer, { skills: word, search: 'Words' }))]).toEqual([word, names])
  }
  expect(among(await namesFor(buyer, { software: 'QuickBooks', search: 'Words' }))).toEqual(['Words Books'])
})

test('T30 a buyer finds an address only by all of it; an admin by any part', async () => {
  const { email } = await candidate({ name: 'Hidden Address' })
  const [local = ''] = email.split('@')
  const found = async (person: Person, search: string) =>
    (await list(person, { search })).body.talent.some(({ name }) => name === 'Hidden Address')
  for (const part of [local, email.slice(0, -1), email.slice(1), '@example', local.slice(-6)]) {
    expect([part, await found(buyer, part)]).toEqual([part, false])
    expect([part, await found(admin, part)]).toEqual([part, true])
  }
  for (const whole of [email, email.toUpperCase(), ` ${email} `]) expect(await found(buyer, whole)).toBe(true)
  expect(await found(buyer, 'hidden addr')).toBe(true)
})

test('there are eighteen to a page, newest first', async () => {
  for (let at = 1; at <= 20; at++) await candidate({ name: `Paged ${at}` })
  const first = (await list(buyer, { search: 'Paged' })).body
  const second = (await list(buyer, { search: 'Paged', page: 2 })).body
  expect([first.talent.length, first.total, first.pageCount]).toEqual([18, 20, 2])
  expect([...first.talent, ...second.talent].map(({ name }) => name)).toEqual(
    Array.from({ length: 20 }, (_, at) => `Paged ${20 - at}`),
  )
  expect((await list(buyer, { search: 'Paged', page: 99_999 })).body.talent).toEqual([])
})

test.each([
  { page: 0 },
  { page: -1 },
  { page: '1e9' },
  { page: 'x' },
  { filter: 'accepted' },
  { search: 'x'.repeat(201) },
  { size: 5 },
])('refuses %j', async (input) => expect((await list(buyer, input)).status).toBe(400))

test('T30 an account may not read through everything in a day; the log is alerted', async () => {
  const reader = await newBuyer(app)
  await list(reader)
  const warn = vi.spyOn(app.services.log, 'warn')
  const keyOf = ({ userId }: Person) => app.services.secrets.hash('attempt', `talent-page:${userId}`)
  await app.database.ownerRun('update identity.attempts set count = $2 where key = $1', [
    keyOf(reader),
    attemptLimits.talentPagePerAccount.limit,
  ])
  expect((await list(reader)).status).toBe(429)
  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({ alert: 'talent-page', userId: reader.userId }),
    expect.any(String),
  )
  expect((await list(admin)).status).toBe(200)
  expect(await app.database.ownerRun('select key from identity.attempts where key = $1', [keyOf(admin)])).toEqual([])
})
