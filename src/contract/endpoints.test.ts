import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'

const all: [string, Endpoint][] = Object.entries(endpoints)

test.each(all)('%s takes no field that it does not know', (_, { input }) => {
  expect(JSON.stringify(input.safeParse({ isAdmin: true }).error?.issues)).toContain('unrecognized_keys')
})

test.each(all)('%s gives no field that is not in its contract', (_, { output }) => {
  expect(JSON.stringify(output.safeParse({ passwordHash: 'x' }).error?.issues)).toContain('unrecognized_keys')
})

test.each(all)('the answer of %s can be checked in compiled form', (_, { output }) => {
  expect(() => z.compile(output, { strict: true })).not.toThrow()
})

test('method and path name one endpoint', () => {
  const names = all.map(([, { method, path }]) => `${method} ${path.replace(/:\w+/g, ':')}`)
  expect(new Set(names).size).toBe(all.length)
})
