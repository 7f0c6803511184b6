import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

type Node = { type: string; start: number; end: number } & Record<string, unknown>
type Constant = { name: string; value: Node }
type Edit = { start: number; end: number; text: string }

/** All that a call needs to know of an endpoint. */
const neededFields = ['method', 'path', 'upload', 'stages']

/**
 * The shared zones as pages need them. Of an endpoint stays where to call it, not the schemas by which the server checks what
 * goes in and out; where a page reads an endpoint's `input`, to check a form or an address, that stays, too. And since these
 * zones only define, a constant that nothing uses is dropped, whatever it calls.
 */
export const dropUnused = (): Plugin => {
  const readInputs = inputsRead(join(import.meta.dirname, '../src/web'))
  const isNeeded = (endpoint: string, field: string) =>
    neededFields.includes(field) || (field === 'input' && readInputs.has(endpoint))
  return {
    name: 'drop-unused',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/(contract|domain)\/.*\.ts$/ },
      handler(code) {
        const edits = constantsIn(this.parse(code, { lang: 'ts' }) as unknown as Node).flatMap(({ name, value }) => {
          const fields = fieldsOfEndpoint(value)
          if (fields)
            return fields
              .filter(({ key }) => !isNeeded(name, (key as { name: string }).name))
              .map(({ start, end }) => ({ start, end: afterComma(code, end), text: '' }))
          return /Call|New/.test(value.type) ? pureCall(value) : []
        })
        const bare = applied(code, edits)
        return applied(bare, unusedImports(bare, this.parse(bare, { lang: 'ts' }) as unknown as Node))
      },
    },
  }
}

/** The names of endpoints whose `input` a page reads. */
function inputsRead(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  const text = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
  return new Set([...text.matchAll(/\b(\w+)\.input\b/g)].map(([, name]) => String(name)))
}

/** `const name = value` and `export const name = value`, at the top of a module. */
function constantsIn(program: Node): Constant[] {
  const statements = (program.body as Node[]).map((statement) => (statement.declaration ?? statement) as Node)
  const declared = statements.flatMap(({ declarations }) => (declarations ?? []) as Node[])
  return declared.flatMap(({ id, init }) =>
    init && (id as Node).type === 'Identifier'
      ? [{ name: (id as { name?: string }).name ?? '', value: init as Node }]
      : [],
  )
}

/** The fields of `endpoint({ … })`. */
function fieldsOfEndpoint(value: Node): Node[] | undefined {
  const { callee, arguments: given } = value as { callee?: { name?: string }; arguments?: Node[] }
  if (!/^(stagedE|e)ndpoint$/.test(callee?.name ?? '')) return undefined
  return given?.[0]?.properties as Node[]
}

/** A bundler can't know that a chain of calls changes nothing, but believes it of a call that says so. */
const pureCall = ({ start, end }: Node): Edit[] => [
  { start, end: start, text: '/* @__PURE__ */ (() => ' },
  { start: end, end, text: ')()' },
]

/** Imports of which nothing is left: chunks are formed by imports, used or not. */
const unusedImports = (code: string, { body }: Node): Edit[] =>
  (body as Node[]).flatMap(({ type, start, end, specifiers }) => {
    const names = ((specifiers ?? []) as { local: { name: string } }[]).map(({ local }) => local.name)
    const rest = code.slice(0, start) + code.slice(end)
    const isUnused = type === 'ImportDeclaration' && names.every((name) => !new RegExp(`\\b${name}\\b`).test(rest))
    return isUnused ? [{ start, end, text: '' }] : []
  })

const afterComma = (code: string, end: number): number => end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0)

const applied = (code: string, edits: Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code)
