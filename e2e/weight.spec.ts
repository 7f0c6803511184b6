import { gzipSync } from 'node:zlib'
import { expect, test } from './test.ts'

const limitKilobytes = 150

test(`/login loads at most ${limitKilobytes} KB of JavaScript, gzipped`, async ({ page }) => {
  const sizes = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js'))
      sizes.set(
        pathname,
        response.body().then((body) => gzipSync(body, { level: 9 }).length),
      )
  })

  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  await page.waitForLoadState('networkidle')

  const kilobytes = (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0) / 1000
  const words = `${kilobytes.toFixed(1)} KB in ${sizes.size} files`
  test.info().annotations.push({ type: 'weight', description: words })
  process.stdout.write(`/login: ${words}\n`)
  expect(kilobytes).toBeGreaterThan(0)
  expect(kilobytes).toBeLessThanOrEqual(limitKilobytes)
})
