import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brand } from '#domain/brand.ts'

const root = join(import.meta.dirname, '..')

/** Resumes come from everywhere, so what `extraction` and its measurements look for keeps its spelling. */
const notOurs = /^(?:src\/extraction|bench\/resumes)\/|\/node_modules\/|^src\/language\.test\.ts$/

const ours = [
  'ARCHITECTURE.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'README.md',
  'SECURITY.md',
  ...['.github', 'bench', 'docs', 'e2e', 'scripts', 'src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  ),
].filter((file) => /\.(?:tsx?|mjs|css|md|yml)$/.test(file) && !notOurs.test(file))

const british =
  /\b(?:e-mails?|(?:un)?(?:colour|behaviour|neighbour|favour|honour|labour)\w*|catalogues?|centred?|licences?|labelled(?!by)|cancelling|travell(?:ed|ing|er)\w*|modelling|grey|whilst|(?:organ|recogn|normal|initial|serial|optim|summar|minim|custom|author|priorit|anonym|synchron)is(?:e[ds]?|ing|ation)\b)/gi

function occurrences(pattern: RegExp, files: string[]): string[] {
  return files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].map(([found]) => `${file}: ${found}`),
  )
}

test('spelling is American, and an email is an email', () => {
  expect(occurrences(british, ours)).toEqual([])
})

test('labels, messages and formats are called that, not words', () => {
  const code = ours.filter((file) => /^src\/.*\.tsx?$/.test(file))
  expect(occurrences(/\b(?!\w*[pP]asswords)[a-z]\w*Words\b/g, code)).toEqual([])
})

test('the name and the tagline stand in one module, so that a renamed product is renamed everywhere', () => {
  const others = ours.filter((file) => /^src\/(?!.*(?:\.test\.|\/testing\/|domain\/brand)).*\.tsx?$/.test(file))
  const outsideComments = new RegExp(`^(?!\\s*(?://|/?\\*)).*(?:\\b${brand.name}\\b|${brand.tagline})`, 'gm')
  expect(occurrences(outsideComments, others)).toEqual([])
})

/** Each was reworded once: beside it, what people read now. */
const reworded = new RegExp(
  [
    'two-factor sign-in', // two-factor authentication
    'second factor on', // two-factor authentication on
    'end (?:every )?access', // revoke access
    'ended? at once', // ended immediately
    'load what is new', // load the latest version
    'in the least of the', // in the tightest
    'owed in all', // total owed
    'days late', // days past due
    'a (?:list|view) of (?:this|the same) name', // with this name
    'settled? (?:the )?report', // resolve the report
  ].join('|'),
  'gi',
)

test('what people read keeps the wording that an American accountant uses', () => {
  const read = ours.filter((file) =>
    /^src\/(?:contract|domain|server|web)\/(?!.*(?:\.test\.|\/testing\/)).*\.tsx?$/.test(file),
  )
  const outsideComments = read.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line))
      .flatMap((line) => [...line.matchAll(reworded)].map(([found]) => `${file}: ${found}`)),
  )
  expect(outsideComments).toEqual([])
})
