import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'

/** Without its comments and long names: a browser takes a third less to read it. */
const source = readFileSync(join(import.meta.dirname, '../node_modules/axe-core/axe.min.js'), 'utf8')

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What may break by another width or in other colors alone. */
export const lookRules = ['color-contrast', 'scrollable-region-focusable', 'target-size']

/** `only`: these rules, instead of all. */
type Options = { rules?: RunOptions['rules']; only?: string[] }

/** Which rules of accessibility the page breaks, each with the first element that does. */
export async function violationsOf(page: Page, { rules = {}, only }: Options = {}): Promise<string[]> {
  // Handed over once for each page, and run there: a tenth of the time that the library for Playwright takes.
  for (const frame of page.frames()) if (!(await frame.evaluate('"axe" in window'))) await frame.evaluate(source)
  const options: RunOptions = {
    resultTypes: ['violations'],
    runOnly: only ? { type: 'rule', values: only } : { type: 'tag', values: standards },
    ...(!only && { rules }),
  }
  await page.evaluate(endOfAnimations)
  const { violations } = await page.evaluate((by) => window.axe.run('html', by), options)
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/** What fades in has too little contrast until it is there. */
function endOfAnimations() {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined)
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
