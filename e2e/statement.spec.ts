import type { Page } from '@playwright/test'
import { applyToProject, moveApplication } from '../src/contract/applications.ts'
import { acceptOffer, makeOffer } from '../src/contract/offers.ts'
import { createProject } from '../src/contract/projects.ts'
import { violationsOf } from './axe.ts'
import { mailTo, password } from './people.ts'
import { readToTheEnd } from './signing.ts'
import { expect, test } from './test.ts'

const terms = {
  rateCents: 4600,
  hoursPerWeek: 25,
  weeklyCapHours: 30,
  startDate: '2027-12-06',
  endDate: null,
  noticeDays: 14,
  trialDays: 5,
  conversion: [{ afterMonths: 12, feeCents: 0 }],
}

/** Reads to the end of each page: only then the button asks for the next step. */
async function sign(page: Page, name: string) {
  const button = page.getByRole('button', { name: /^(Read Page|Agree|Type|Confirm|Sign$)/ })
  await expect(button).toBeDisabled()
  await readToTheEnd(page)
  const box = page.getByRole('checkbox', { name: 'I agree to sign and keep this record electronically.' })
  await expect(box).not.toBeChecked()
  await box.check()
  await page.getByLabel('Type your name').fill(name)
  await page.getByLabel('Your password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
}

/** As a busy browser tells it: what comes into view is told of together with the time before. */
const tellLate = (page: Page) =>
  page.addInitScript(() => {
    const Prompt = window.IntersectionObserver
    window.IntersectionObserver = class extends Prompt {
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const before = { isIntersecting: false } as IntersectionObserverEntry
        super((changes, observer) => tell([before, ...changes], observer), options)
      }
    }
  })

const noViolations = async (page: Page) => expect(await violationsOf(page)).toEqual([])

test('a statement is drafted, signed on a phone by the talent and then by the owner, and checked by whoever holds it', async ({
  page,
  people,
}) => {
  const [owner, talent] = [await people.buyer('Ellen', 'Rausch'), await people.talent()]
  const { id: projectId } = await owner.call(createProject, { title: 'Month-end close, three entities' })
  const { application } = await talent.call(applyToProject, { projectId, coverLetter: 'Available now.' })
  await owner.call(moveApplication, { id: application.id, expectedStatus: 'pending', move: 'accept' })
  const offer = await owner.call(makeOffer, { id: application.id, terms, status: 'sent' })
  await talent.call(acceptOffer, { id: offer.id, round: 1 })

  await owner.enter(page, `/offers/${offer.id}`)
  await page.getByRole('button', { name: 'Draft Statement of Work' }).click()
  await page.waitForURL(/\/statements\//)
  const id = page.url().split('/').at(-1) as string
  await page
    .getByLabel('Scope', { exact: true })
    .fill('Monthly close of three related entities, intercompany included.')
  await noViolations(page)
  await page.getByRole('button', { name: 'Send for Signature' }).click()
  await expect(page.getByText(/’s turn, until/)).toBeVisible()

  await page.setViewportSize({ width: 1280, height: 720 })
  await talent.enter(page, `/statements/${id}`)
  // What signing still needs is in sight from the start.
  await expect(page.getByRole('button', { name: /^Read Page/ })).toBeInViewport({ ratio: 1 })

  await page.setViewportSize({ width: 375, height: 812 })
  await tellLate(page)
  await talent.enter(page, `/statements/${id}`)
  await page.getByRole('button', { name: /^Read All/ }).click()
  await noViolations(page)
  await sign(page, 'Carmen Abad')
  await expect(page.getByText(/^You have signed/)).toBeVisible()

  await page.setViewportSize({ width: 1280, height: 900 })
  await owner.enter(page, `/statements/${id}`)
  await expect(page.getByRole('heading', { name: 'Sign the statement of work' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Page 1' })).toBeVisible()
  await noViolations(page)
  await sign(page, 'Ellen Rausch')
  await expect(page.getByRole('heading', { name: 'Signed by both' })).toBeVisible()
  await mailTo(page, talent.email, 'statement-executed')

  const response = await page.request.get(`/api/statements/${id}/sealed.pdf`)
  const sealed = await response.body()
  await page.context().clearCookies()
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  await page.goto('/verify')
  const choose = (content: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: content })
  await choose(sealed)
  await expect(page.getByText('C. A. and E. R.')).toBeVisible()
  await noViolations(page)
  await choose(Buffer.concat([sealed, Buffer.from(' ')]))
  await expect(page.getByText('We didn’t seal this file.')).toBeVisible()
  // Nothing was uploaded.
  expect(sent).toEqual([])
})
