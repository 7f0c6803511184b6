import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import type { ProfileData } from '#domain/profiles/profile.ts'
import { layouts } from './layouts.ts'
import { inventPerson } from './people.ts'

export type Sample = { layout: string; person: ProfileData; pdf: Buffer }

const browserPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/** Every layout with a few invented people, printed by Chromium; nothing where there is no browser. */
export async function renderSamples(peoplePerLayout: number): Promise<Sample[]> {
  if (!existsSync(browserPath)) return []
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] })
  const page = await browser.newPage()
  const samples: Sample[] = []
  for (const [place, { name, page: html }] of layouts.entries())
    for (let number = 0; number < peoplePerLayout; number++) {
      const person = inventPerson(place * 5 + number * 3)
      await page.setContent(html(person))
      const margin = { top: '14mm', bottom: '14mm', left: '14mm', right: '14mm' }
      samples.push({ layout: name, person, pdf: await page.pdf({ format: 'Letter', printBackground: true, margin }) })
    }
  await browser.close()
  return samples
}

/** How long poppler's reader takes for the same bytes, text alone, without making sense of it. */
export function millisecondsOfPdftotext(pdf: Buffer): number | undefined {
  const startedAt = performance.now()
  try {
    execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, stdio: ['pipe', 'ignore', 'ignore'] })
  } catch {
    return undefined
  }
  return performance.now() - startedAt
}
