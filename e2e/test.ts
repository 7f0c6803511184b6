import { randomInt } from 'node:crypto'
import { test as base } from '@playwright/test'
import { createPeople, type People } from './people.ts'

export { expect } from '@playwright/test'

type Fixtures = {
  /** Each test has its own network address, so that per-network limits count what one visitor does. */
  network: string
  people: People
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs.
  network: async ({}, use) => use(`198.18.${randomInt(256)}.${randomInt(1, 255)}`),
  extraHTTPHeaders: async ({ extraHTTPHeaders, network }, use) => {
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': network })
  },
  people: async ({ baseURL, network }, use) => use(createPeople(baseURL as string, network)),
})
