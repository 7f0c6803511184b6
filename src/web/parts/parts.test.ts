import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { facts } from './facts.tsx'
import { fields } from './fields.tsx'
import { framedParts } from './framed-parts.tsx'
import { messages } from './messages.tsx'

const textsIn = async (folder: string) => {
  const names = (await readdir(join(import.meta.dirname, folder))).filter((name) => name.endsWith('.tsx'))
  return Promise.all(names.map((name) => readFile(join(import.meta.dirname, folder, name), 'utf8')))
}
const kit = await textsIn('../ui')
/** What a dialog loads when it opens is drawn by that dialog. */
const loaded = kit.flatMap((text) => [...text.matchAll(/lazyDialog\(.*\)\.(\w+)\)/g)].map((match) => match[1]))
const exported = kit
  .flatMap((text) => [...text.matchAll(/^export (?:function|const) ([A-Z]\w*)/gm)].map((match) => match[1] as string))
  .filter((name) => !loaded.includes(name))
const shown = { ...fields, ...messages, ...facts, ...framedParts }
const sources = (await textsIn('.')).join('\n')

/** Drawn around every page: what stands here makes it speak. */
const drawnByRoot = ['Toasts']

test('every part of the kit stands on the page, and nothing that is no part', () => {
  expect(exported.length).toBeGreaterThan(40)
  expect(Object.keys(shown).sort()).toEqual(exported.sort())
})

test.each(exported)('%s is drawn, in a state that has a name', (part) => {
  expect(Object.keys(shown[part] ?? {})).not.toEqual([])
  if (!drawnByRoot.includes(part)) expect(sources).toMatch(new RegExp(`<${part}\\b`))
})
