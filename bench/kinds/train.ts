import { writeFile } from 'node:fs/promises'
import { letters, middle, signsOf, stepsOfOne } from '#extraction/doubts/second-opinion.ts'
import education from '#extraction/lexicon/education.json' with { type: 'json' }
import headingWords from '#extraction/lexicon/heading-words.json' with { type: 'json' }
import headings from '#extraction/lexicon/headings.json' with { type: 'json' }
import jobs from '#extraction/lexicon/jobs.json' with { type: 'json' }
import languages from '#extraction/lexicon/languages.json' with { type: 'json' }
import skills from '#extraction/lexicon/skills.json' with { type: 'json' }
import values from './values.json' with { type: 'json' }

/**
 * Learns what kind of thing a text is, and writes the weights to `extraction/lexicon/kinds.json`: `node bench/kinds/train.ts`.
 * It learns from what invented people have in their resumes (`values.json`), from the reader's own lists of words, and from pairs of
 * those that were joined, so that it knows two things in one field. Numbers only look random: it gives the same weights each time.
 */
const phrases: Record<string, string[]> = {
  ...values,
  skill: [...values.skill, ...Object.values(skills.items).flat()],
  label: [
    ...Object.values(skills.labels).flat(),
    ...Object.values(headings).flat(),
    ...Object.values(jobs.labels).flat(),
    ...education.tableHeads,
    ...headingWords.labels,
  ],
  language: [...values.language, ...languages.languages],
  level: [...values.level, ...languages.levels],
}
const pairCount = 1500
const notPaired = ['sentence', 'person', 'level', 'honor', 'project']
const rounds = 16
const mostRows = 2200

let state = 7
const below = (limit: number): number => {
  state = (state * 16_807) % 2_147_483_647
  return state % limit
}
const oneOf = <T>(all: readonly T[]): T => all[below(all.length)] as T

const capitalised = (text: string) =>
  text === text.toLowerCase() ? text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()) : text

type Example = { kind: number; signs: string[]; weight: number }

function examples(kinds: string[]): Example[] {
  const known = Object.entries(phrases).map(([kind, all]) => [kind, [...new Set(all.map(capitalised))]] as const)
  const paired = known.filter(([kind]) => !notPaired.includes(kind)).map(([, all]) => all)
  const pairs = Array.from(
    { length: pairCount },
    () => oneOf(oneOf(paired)) + oneOf([' ', ' ', ', ', ' – ']) + oneOf(oneOf(paired)),
  )
  return [...known, ['two', pairs] as const].flatMap(([kind, all]) =>
    all.map((text) => ({
      kind: kinds.indexOf(kind),
      signs: signsOf(text),
      // A kind with few examples counts nearly as much as one with many.
      weight: Math.min(2, (150 / all.length) ** 0.7),
    })),
  )
}

function train(all: Example[], kindCount: number): Map<string, number[]> {
  const counts = Map.groupBy(
    all.flatMap(({ signs }) => signs),
    (sign) => sign,
  )
  const rows = new Map<string, number[]>()
  for (const [sign, { length }] of counts) if (length > 1) rows.set(sign, Array(kindCount).fill(0))
  for (let round = 0; round < rounds; round++) {
    for (let index = all.length - 1; index > 0; index--) {
      const other = below(index + 1)
      ;[all[index], all[other]] = [all[other] as Example, all[index] as Example]
    }
    for (const { kind, signs, weight } of all) {
      const own = signs.flatMap((sign) => [rows.get(sign) ?? []]).filter((row) => row.length > 0)
      const sums = Array.from({ length: kindCount }, (_, at) => own.reduce((sum, row) => sum + (row[at] ?? 0), 0))
      const top = Math.max(...sums)
      const shares = sums.map((sum) => Math.exp(sum - top))
      const whole = shares.reduce((a, b) => a + b, 0)
      const step = (0.3 * weight) / (1 + 0.3 * round) / Math.sqrt(own.length + 1)
      for (const row of own)
        for (const [at, share] of shares.entries())
          row[at] = (row[at] ?? 0) * (1 - 2e-5) - step * (share / whole - (at === kind ? 1 : 0))
    }
  }
  const said = ([sign, row]: [string, number[]]) => Math.hypot(...row) * Math.sqrt(counts.get(sign)?.length ?? 0)
  return new Map([...rows].toSorted((a, b) => said(b) - said(a)).slice(0, mostRows))
}

const letterOf = (weight: number): string =>
  letters[Math.max(0, Math.min(letters.length - 2, Math.round(weight * stepsOfOne) + middle))] ?? ''

const kinds = [...Object.keys(phrases), 'two']
const rows = train(examples(kinds), kinds.length)
const written = [...rows].map(([sign, row]) => `${sign} ${row.map(letterOf).join('')}`).toSorted()
await writeFile(
  new URL('../../src/extraction/lexicon/kinds.json', import.meta.url),
  `${JSON.stringify({ kinds, rows: written }, null, 2)}\n`,
)
console.log(`${kinds.length} kinds, ${written.length} signs`)
