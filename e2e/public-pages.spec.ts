import type { Page } from '@playwright/test'
import { someEmail } from './people.ts'
import { expect, test } from './test.ts'

const sections = ['#hero', '#fits', '#how', '#why-glide', '#features', '#about', '#faqs', '#talent', '#cta']
const emailField = (page: Page) => page.locator('#cta, main').getByLabel('Your email').first()
const send = (page: Page) => page.getByRole('button', { name: 'Get Support Now' }).click()

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the landing page is whole, and its questions and menu open', async ({ page }) => {
    await page.goto('/')
    for (const section of sections) await expect(page.locator(section)).toBeVisible()
    await expect(page.getByText('Sample', { exact: true })).toHaveCount(4)
    await expect(page.getByRole('contentinfo').locator('a[href^="mailto:"]')).toHaveText(/^\S+@\S+$/)
    await expect(page.locator('#hero').getByText('Sample', { exact: true })).toBeVisible()
    await expect(page.getByText(`© ${new Date().getFullYear()} Glide. All rights reserved.`)).toBeVisible()
    const answer = page.getByText('Yes, conversion to full-time is possible.')
    await expect(answer).toBeHidden()
    await page.getByText('Can I convert someone to full-time?').click()
    await expect(answer).toBeVisible()

    await page.setViewportSize({ width: 375, height: 800 })
    await page.locator('summary[aria-label=Menu]').click()
    await page.getByRole('navigation', { name: 'Site menu' }).getByRole('link', { name: 'Login' }).click()
    await expect(page).toHaveURL('/login')
  })

  test('the email form says what is wrong, keeps what was typed, and thanks', async ({ page, request }) => {
    await page.goto('/')
    // What a browser accepts, the server may still reject.
    await emailField(page).fill('someone@nowhere')
    await send(page)
    await expect(page.getByRole('alert')).toHaveText('Please enter a valid email address.')
    await expect(emailField(page)).toHaveValue('someone@nowhere')

    const email = someEmail('plain')
    await emailField(page).fill(email)
    await send(page)
    await expect(page.getByText('Thank you. We have your email.')).toBeVisible()
    const next = page.getByRole('link', { name: 'Create Your Account' })
    await expect(next).toHaveAttribute('href', `/customer-onboarding#email=${encodeURIComponent(email)}`)
    const mails = async () => (await request.get('/dev/mailbox.json')).text()
    await expect.poll(mails).toContain(email)
  })

  for (const path of ['/terms', '/privacy', '/security', '/how-matching-works', '/case-studies'])
    test(`${path} can be read`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.locator('main').innerText()).toMatch(/\w{3}/)
      await expect(page.getByRole('link', { name: 'Customers' }).first()).toHaveAttribute('href', '/#features')
    })
})

test('a page that a secret link opens says in its HTML what it is, and not the secret', async ({ request }) => {
  for (const path of ['/confirm', '/join', '/login/verify', '/update-password']) {
    const html = await (await request.get(`${path}?token=kestrel42`)).text()
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${path}"/>`))
    expect(html).toMatch(/<meta property="og:title" content="[^"]+ · Glide"\/>/)
    expect(html).not.toContain('kestrel42')
  }
})

test('a visitor leaves an address in place and goes on with it', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Get Talent Now' }).filter({ visible: true }).nth(1).click()
  await expect(page).toHaveURL('/#cta')
  await send(page)
  await expect(page.getByRole('alert')).toHaveText('Please enter your email address.')
  await emailField(page).fill('not an address')
  await send(page)
  await expect(page.getByRole('alert')).toHaveText('Please enter a valid email address.')
  await expect(emailField(page)).toBeFocused()

  await page.route('/api/leads', (route) => route.abort())
  const email = someEmail('ellen+glide')
  await emailField(page).fill(email)
  await expect(page.getByRole('alert')).toBeEmpty()
  await send(page)
  await expect(page.getByRole('alert')).toHaveText(
    'Network issue detected. Please check your connection and try again.',
  )
  await page.unroute('/api/leads')
  await send(page)
  await expect(page.getByText('Thank you. We have your email.')).toBeFocused()
  await expect(emailField(page)).toBeHidden()
  await page.getByRole('link', { name: 'Create Your Account' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
})

const prerendered = ['/', '/terms', '/privacy', '/security', '/how-matching-works', '/case-studies']
const application = [
  '/talent-intake',
  '/upload-resume',
  '/schedule-meeting',
  '/book',
  '/customer-onboarding',
  '/login',
  '/login/passkey',
  '/forgot-password',
  '/verify',
]

test('the HTML of each public address says what it is, and an unknown address is not found', async ({
  page,
  baseURL,
}) => {
  const titles = new Set<string>()
  for (const path of [...prerendered, ...application]) {
    const html = await (await page.request.get(path)).text()
    const [, title = ''] = /<title>([^<]+)<\/title>/.exec(html) ?? []
    expect(title, path).toMatch(/\bGlide\b/)
    titles.add(title)
    expect(html, path).toMatch(/<meta name="description" content="[^"]{50,}"/)
    expect(html, path).toContain(`<link rel="canonical" href="${baseURL}${path}"/>`)
    expect(html, path).toContain(`<meta property="og:title" content="${title}"/>`)
    expect(html, path).toContain(`<meta property="og:url" content="${baseURL}${path}"/>`)
    if (prerendered.includes(path)) expect(html, path).toContain('<script type="application/ld+json">{')
  }
  expect(titles.size).toBe(prerendered.length + application.length)
  for (const path of ['/nothing/here', '/login/nothing', '/projects/7/nothing']) {
    const answer = await page.request.get(path)
    expect(answer.status(), path).toBe(404)
    expect(await answer.text(), path).toContain('<meta name="robots" content="noindex"/>')
  }
})

test('on a tablet the header keeps the way in and the figures align; the menu closes by Escape and by a tap elsewhere', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/')
  const header = page.getByRole('banner')
  for (const name of ['Login', 'Get Talent Now']) await expect(header.getByRole('link', { name })).toBeInViewport()
  const tops = await page
    .locator('dl:has(.g-double-rule)')
    .first()
    .locator('dd')
    .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().top))
  expect(tops).toHaveLength(5)
  expect(new Set(tops).size).toBe(2)

  for (const path of ['/', '/talent-intake']) {
    await page.goto(path)
    const menu = page.locator('summary[aria-label=Menu]')
    const links = page.getByRole('navigation', { name: 'Site menu' })
    await menu.click()
    await expect(links).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(links).toBeHidden()
    await expect(menu).toBeFocused()
    await menu.click()
    await expect(links).toBeVisible()
    await page.mouse.click(5, 880)
    await expect(links).toBeHidden()
  }
})

test('the button of the header is filled once the hero is gone', async ({ page }) => {
  await page.goto('/')
  const button = page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Get Talent Now' })
  const ground = () => button.evaluate((link) => getComputedStyle(link).backgroundColor)
  const plain = await ground()
  await page.locator('#faqs').scrollIntoViewIfNeeded()
  await expect.poll(ground).not.toBe(plain)
})

test('the landing page loads little: at most 30 KB of script, nothing of the application', async ({ page }) => {
  const scripts: number[] = []
  let total = 0
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes()
    total += responseBodySize
    if (request.resourceType() === 'script') scripts.push(responseBodySize)
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.reduce((sum, bytes) => sum + bytes)).toBeLessThan(3 * 1024)
  expect(total).toBeLessThan(110 * 1024)
})

test('the application leaves for a public page by loading it', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Terms' }).first().click()
  await expect(page).toHaveURL('/terms')
  await expect(page.getByRole('heading', { name: 'Terms of Service', level: 1 })).toBeVisible()
  expect(await page.locator('#root').count()).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
})
