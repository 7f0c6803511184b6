import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type PreviewServer, preview } from 'vite'
import { violationsOf } from './axe.ts'
import { problemsByKeyboard } from './by-keyboard.ts'
import { expect, test } from './test.ts'

const heading = 'Parts of the interface'

test.describe('while developing', () => {
  test.describe.configure({ timeout: 300_000 })
  let folder: string
  let server: PreviewServer

  /** Bundled: every frame is a page of its own, and would ask the development server for a thousand files. */
  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'glide-parts-'))
    const root = join(import.meta.dirname, '../src/web')
    const shared = {
      configFile: false,
      root,
      mode: 'development',
      logLevel: 'error',
      build: { outDir: folder },
    } as const
    const { NODE_ENV } = process.env
    process.env.NODE_ENV = 'development'
    await build({ ...shared, plugins: [react()], build: { outDir: folder, minify: false } })
    process.env.NODE_ENV = NODE_ENV
    server = await preview({ ...shared, preview: { port: 0 } })
  })
  test.afterAll(async () => {
    await server.close()
    await rm(folder, { recursive: true })
  })

  test('every part is right in a wide window, and in a narrow dark one, by keyboard and for axe', async ({ page }) => {
    await page.goto(`${server.resolvedUrls?.local[0]}dev/parts`)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible({ timeout: 90_000 })
    // Loaded once for both: a page of parts takes longer to load than to look at.
    for (const { width, scheme } of [
      { width: 1440, scheme: 'light' },
      { width: 320, scheme: 'dark' },
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      for (const frame of await page.locator('iframe').all()) {
        await frame.scrollIntoViewIfNeeded()
        await expect(frame.contentFrame().locator('main')).toBeVisible({ timeout: 90_000 })
      }
      const seen = `at ${width} px, ${scheme}`
      // Each frame is a page of its own: what is there once stands here in several.
      expect(await violationsOf(page, { rules: { 'landmark-unique': { enabled: false } } }), seen).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, seen).toBeLessThanOrEqual(0)
      expect(await problemsByKeyboard(page), seen).toEqual([])
    }
  })
})

test('a build has no page of parts, and nothing of it', async ({ page }) => {
  const answer = await page.goto('/dev/parts')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { name: heading })).toHaveCount(0)
  const assets = join(import.meta.dirname, '../dist/web/assets')
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  const texts = await Promise.all(scripts.map((name) => readFile(join(assets, name), 'utf8')))
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.filter((text) => text.includes(heading))).toEqual([])
})
