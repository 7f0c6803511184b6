import type { Page } from '@playwright/test'
import { moveApplication } from '../src/contract/applications.ts'
import { readEngagement } from '../src/contract/engagements.ts'
import { arrangeInterview, readInterviewTimes } from '../src/contract/interviews.ts'
import { acceptOwnInvitation, inviteToProject, listOwnInvitations } from '../src/contract/invitations.ts'
import { acceptOffer, counterOffer, makeOffer } from '../src/contract/offers.ts'
import { readProfile, saveProfile } from '../src/contract/profiles.ts'
import { createProject } from '../src/contract/projects.ts'
import { draftStatement, sendStatement } from '../src/contract/statements.ts'
import { confirmAuthenticator, startAuthenticator } from '../src/contract/two-factor.ts'
import { listFirms, setFirmTerms } from '../src/contract/verification.ts'
import { totpCode, totpStep } from '../src/server/two-factor/totp.ts'
import { violationsOf } from './axe.ts'
import { type Candidate, mailTo, type Person, password } from './people.ts'
import { readToTheEnd } from './signing.ts'
import { expect, test } from './test.ts'

const zone = 'America/New_York'
const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date())
const terms = {
  rateCents: 4600,
  hoursPerWeek: 25,
  weeklyCapHours: 30,
  startDate: today,
  endDate: null,
  noticeDays: 14,
  trialDays: 5,
  conversion: [{ afterMonths: 12, feeCents: 0 }],
}

async function turnOnSecondFactor(person: Person): Promise<() => string> {
  const { secret } = await person.call(startAuthenticator, { password })
  await person.call(confirmAuthenticator, { code: totpCode(secret, totpStep(Date.now()) - 1) })
  return () => totpCode(secret, totpStep(Date.now()))
}

async function sign(page: Page, name: string, code: string) {
  await page.getByRole('button', { name: /^Read All/ }).click()
  await readToTheEnd(page)
  await page.getByRole('checkbox', { name: 'I agree to sign and keep this record electronically.' }).check()
  await page.getByLabel('Type your name').fill(name)
  await page.getByLabel('Code from your authenticator app').fill(code)
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
}

/** Free by day in New York. */
async function worksDays(talent: Candidate) {
  const { version, profile, whatsapp, checks } = await talent.call(readProfile, {})
  const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '20:00', to: '05:00' }))
  const workingHours = { zone: 'Asia/Manila', weekly, hoursPerWeek: null, earliestStart: null }
  await talent.call(saveProfile, { expectedVersion: version, profile, whatsapp, checks, workingHours })
}

test('from a posted project to the handover: invited, met, agreed, signed on a phone, onboarded by both, active, ended', async ({
  page,
  people,
}) => {
  const [owner, talent] = await Promise.all([people.buyer('Ellen', 'Rausch'), people.talent()])
  await worksDays(talent)
  const { id: projectId } = await owner.call(createProject, { title: 'Month-end close, three entities' })
  await owner.call(inviteToProject, { id: projectId, candidateIds: [talent.candidateId] })
  const { invitations } = await talent.call(listOwnInvitations, {})
  const accepted = await talent.call(acceptOwnInvitation, {
    id: invitations[0]?.id as string,
    coverLetter: 'Available now.',
  })
  const asked = { candidate: talent.candidateId, minutes: 30, zone } as const
  const { starts } = await owner.call(readInterviewTimes, asked)
  await owner.call(arrangeInterview, { ...asked, how: 'propose', times: [starts[0] as string] })
  const applicationId = accepted.id
  await owner.call(moveApplication, { id: applicationId, expectedStatus: 'pending', move: 'accept' })
  const offer = await owner.call(makeOffer, { id: applicationId, terms, status: 'sent' })
  await talent.call(counterOffer, { id: offer.id, round: 1, terms: { ...terms, rateCents: 4800 } })
  await owner.call(acceptOffer, { id: offer.id, round: 2 })
  const { id: statementId } = await owner.call(draftStatement, { offerId: offer.id })
  await owner.call(sendStatement, { id: statementId })

  // The talent reads whose turn it is, and both sign on a phone.
  await page.setViewportSize({ width: 375, height: 812 })
  const [ownerCode, talentCode] = await Promise.all([turnOnSecondFactor(owner), turnOnSecondFactor(talent)])
  await talent.enter(page, '/platform')
  await expect(page.getByText('Your turn: sign the statement of work')).toBeVisible()
  await page.getByRole('link', { name: /^Read and Sign/ }).click()
  await sign(page, 'Carmen Abad', talentCode())
  await expect(page.getByText(/^You have signed/)).toBeVisible()
  await owner.enter(page, `/statements/${statementId}`)
  await sign(page, 'Ellen Rausch', ownerCode())
  await expect(page.getByRole('heading', { name: 'Signed by both' })).toBeVisible()
  await mailTo(page, talent.email, 'statement-executed')
  await mailTo(page, owner.email, 'statement-executed')

  // The operator lets the firm pay by invoice; then both sides tick.
  const admin = await people.admin()
  const { firms } = await admin.call(listFirms, {})
  const firm = firms.find(({ ownerEmail }) => ownerEmail === owner.email)
  await admin.call(setFirmTerms, { id: firm?.id as string, isGranted: true, reason: 'Pays by transfer.' })
  await owner.enter(page, `/projects/${projectId}`)
  await page.getByRole('link', { name: /^Open Onboarding/ }).click()
  await expect(page).toHaveURL(/\/engagements\//)
  const id = page.url().split('/').at(-1) as string
  await page.getByLabel('System').fill('QuickBooks Online')
  await page.getByLabel('Role').fill('Bookkeeper')
  await page.getByRole('button', { name: 'Add Access' }).click()
  await expect(page.getByRole('button', { name: /^Mark as Ended/ })).toBeVisible()
  for (const label of ['Same-person check', 'Accounts by role'])
    await page.getByRole('button', { name: new RegExp(`^Mark as Done.*${label}`) }).click()
  await expect(page.getByRole('button', { name: /^Undo.*Accounts by role/ })).toBeVisible()
  await talent.enter(page, `/engagements/${id}`)
  await page.getByLabel('Devices').fill('One laptop, encrypted.')
  await page.getByRole('button', { name: /^Mark as Done.*Device list/ }).click()
  await expect(page.getByText(/^Active since/)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await mailTo(page, owner.email, 'engagement-started')

  // Later it ends: within the trial at once, so the last day is today.
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('button', { name: 'Give Notice' }).click()
  await page.getByLabel('Reason').fill('I move abroad.')
  await page.getByRole('dialog').getByRole('button', { name: 'Give Notice' }).click()
  await page.getByLabel('Where things are').fill('All of it is in the shared folder.')
  await page.getByLabel('Nothing of the firm or its clients is left on my devices').check()
  await page.getByRole('button', { name: 'Hand Over' }).click()
  await expect(page.getByText('All of it is in the shared folder.')).toBeVisible()
  await owner.enter(page, `/engagements/${id}`)
  await page.getByRole('button', { name: /^Mark as Ended.*QuickBooks Online/ }).click()
  await page.getByLabel('What went well').fill('Quick answers.')
  await page.getByRole('button', { name: 'Save Review' }).click()
  await expect(page.getByText('Rework: 0 hours. The other side doesn’t read this.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  const letter = await page.request.get(`/api/engagements/${id}/end-letter.pdf`)
  expect(letter.headers()['content-type']).toBe('application/pdf')
  expect(await owner.call(readEngagement, { id })).toMatchObject({ status: 'ending', endsOn: today })
  await page.getByRole('button', { name: 'Ask for a Replacement' }).click()
  await expect(page).toHaveURL(/\/projects\//)
  await expect(page.getByRole('heading', { name: 'Month-end close, three entities' })).toBeVisible()
})
