import { expect, type Page } from '@playwright/test'

/** Reads a statement to the end of each page; a page counts as seen once the browser has drawn it. */
export const readToTheEnd = (page: Page) =>
  expect(async () => {
    for (const sheet of await page.getByRole('region', { name: /^Page \d/ }).all())
      await sheet.evaluate(async (element) => {
        element.scrollIntoView({ block: 'end' })
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      })
    await expect(page.getByText(/You have seen all \d pages/)).toBeVisible({ timeout: 1000 })
  }).toPass()
