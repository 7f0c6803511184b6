import { randomInt } from 'node:crypto'
import { test as base } from '@playwright/test'

export { expect } from '@playwright/test'

const someAddress = () => `198.18.${randomInt(256)}.${randomInt(1, 255)}`

/** Each test has its own network address, so that per-network limits count what one visitor does. */
export const test = base.extend({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': someAddress() })
  },
})
