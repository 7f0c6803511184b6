import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { dayIn } from '#domain/scheduling/wall-time.ts'
import { withTemporal } from './with-temporal.ts'

const src = join(import.meta.dirname, '../..')

/** What a file names as imported, without types alone. */
const importsIn = (text: string) =>
  [...text.matchAll(/(?:^import (?!type )[^']*|^export [^']*from |import\()'([^']+)'/gm)].map(([, target]) =>
    String(target),
  )

const placeOf = (target: string, file: string) =>
  target.startsWith('#') ? join(src, target.slice(1)) : join(dirname(file), target)

/** The file and all it brings along, also later. */
async function broughtBy(file: string): Promise<Map<string, string>> {
  const found = new Map([[file, '']])
  for (const one of found.keys()) {
    if (!/\.tsx?$/.test(one)) continue
    const text = await readFile(one, 'utf8')
    found.set(one, text)
    for (const target of importsIn(text))
      if (/^[.#]/.test(target) && !found.has(placeOf(target, one))) found.set(placeOf(target, one), '')
  }
  return found
}

const usesTemporal = async (file: string) =>
  [...(await broughtBy(file)).values()].some((text) => /\bTemporal\.\w+\./.test(text))

const areas = (await readdir(import.meta.dirname)).filter((name) => !name.includes('temporal'))
const pages = await Promise.all(
  ['../routes.ts', ...areas].map(async (name) => {
    const file = join(import.meta.dirname, name)
    const text = await readFile(file, 'utf8')
    return [...text.matchAll(/lazyRouteComponent\(\s*(withTemporal\()?\(\) => import\('([^']+)'\)/g)].map(
      ([, wrapped, target]) => ({
        page: placeOf(String(target), file).slice(src.length + 1),
        isWrapped: Boolean(wrapped),
      }),
    )
  }),
)

test.each(pages.flat())('$page is loaded with Temporal exactly if it uses it', async ({ page, isWrapped }) => {
  expect(await usesTemporal(join(src, page))).toBe(isWrapped)
})

/** What the polyfill puts in the place of the runtime's own. */
const native = [
  { holder: globalThis, name: 'Temporal' },
  { holder: Intl, name: 'DateTimeFormat' },
  { holder: Date.prototype, name: 'toTemporalInstant' },
].map((one) => ({ ...one, own: Object.getOwnPropertyDescriptor(one.holder, one.name) as PropertyDescriptor }))

test('a browser without Temporal has it before the page is loaded, one with it keeps its own', async () => {
  const own = Temporal
  await withTemporal(async () => expect(Temporal).toBe(own))()
  try {
    Reflect.deleteProperty(globalThis, 'Temporal')
    await withTemporal(async () => expect(dayIn('Asia/Manila', new Date(0)).dayOfWeek).toBe(4))()
    expect(Temporal).not.toBe(own)
  } finally {
    for (const { holder, name, own } of native) Object.defineProperty(holder, name, own)
  }
})
