import { expect, type Page, type Request } from '@playwright/test'

type Enter = (page: Page, path: string) => Promise<unknown>

async function sentFor(request: Request): Promise<number> {
  const { responseBodySize, responseHeadersSize } = await request.sizes()
  return responseBodySize + responseHeadersSize
}

/** The scripts of a page until it is idle and nobody has touched it, as sent: headers included. */
export async function weigh(page: Page, path: string, enter: Enter) {
  const sizes = new Map<string, Promise<number>>()
  const note = (request: Request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) sizes.set(pathname, sentFor(request))
  }
  page.on('requestfinished', note)
  await enter(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  // What comes later could end with the page, and its size would never be told.
  page.off('requestfinished', note)
  const kilobytes = (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0) / 1000
  process.stdout.write(`${path}: ${kilobytes.toFixed(1)} KB of JavaScript in ${sizes.size} files\n`)
  return kilobytes
}

export const open: Enter = (page, path) => page.goto(path)
