import type { Page } from '@playwright/test'

declare global {
  interface Window {
    askedDelays?: number[]
  }
}

/**
 * Which delays the page has asked its timers for since it was loaded, in milliseconds: exact however busy the machine is.
 * Call it before the page is opened.
 */
export async function recordDelays(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const { setTimeout } = window
    window.askedDelays = []
    window.setTimeout = ((work: () => void, delay = 0, ...rest: []) => {
      window.askedDelays?.push(delay)
      return setTimeout(work, delay, ...rest)
    }) as typeof window.setTimeout
  })
  return () => page.evaluate(() => window.askedDelays ?? [])
}
