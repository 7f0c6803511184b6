import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { dropUnused } from './drop-unused.ts'

type Transform = { handler(this: { parse: typeof parseAst }, code: string): string }

const bare = (code: string) => (dropUnused().transform as unknown as Transform).handler.call({ parse: parseAst }, code)

test('an endpoint keeps where to call it, and loses its schemas with their imports', () => {
  const code = `import { login } from '#domain/accounts/login.ts'
import { endpoint } from './endpoint.ts'
export const signIn = endpoint({ method: 'POST', path: '/api/session', access: 'anyone', input: login, output: me })`
  expect(bare(code).replace(/\s+/g, ' ')).toBe(
    " import { endpoint } from './endpoint.ts' export const signIn = endpoint({ method: 'POST', path: '/api/session', })",
  )
})

test('an input that a page reads stays', () => {
  const code = `export const listCandidates = endpoint({ path: '/api/candidates', input: z.object({}), output: rows })`
  expect(bare(code)).toContain('input: z.object({})')
  expect(bare(code)).not.toContain('rows')
})

test('a constant that is made by calls may be dropped', () => {
  expect(bare(`const name = z.string().check(z.trim())`)).toBe(
    'const name = /* @__PURE__ */ (() => z.string().check(z.trim()))()',
  )
})
