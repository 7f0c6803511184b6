import { conditionNames, conditions } from './conditions.ts'
import type { TalentFacts } from './facts.ts'
import { monthOfDate } from './jobs.ts'
import { labelOf, type Need, type NeedItem } from './need.ts'
import { itemFit, type LineFit, type State } from './term-fit.ts'
import { points } from './weights.ts'

/** One line of the explanation. The contributions of all lines sum to the score. */
export type Factor = { name: string; contribution: number; least: number; most: number; state: State; sentence: string }

/** `fits`: every must and condition is met. `unknown`: an answer is missing. `near`: something is met in part. `out`: something is missed. */
export type Standing = 'fits' | 'unknown' | 'near' | 'out'

export type Fit = {
  id: string
  score: number
  /** What the score is if every unknown turns out worst, and best. */
  least: number
  most: number
  /** The share of lines that are known. */
  known: number
  standing: Standing
  /** The lines that are missed. */
  misses: string[]
  factors: Factor[]
}

const round = (value: number): number => Math.round(value * 1e6) / 1e6

const factorOf = (name: string, weight: number, { share, least, most, state, sentence }: LineFit): Factor => ({
  name,
  contribution: round(weight * share),
  least: round(weight * least),
  most: round(weight * most),
  state,
  sentence,
})

const itemName = (item: NeedItem): string => `${item.anyOf[0]?.kind ?? 'any'}: ${labelOf(item)}`

/** The better half of the nice-to-haves carries most of their points: firms want some of them, not each. */
function niceFactors(facts: TalentFacts, nice: readonly NeedItem[], start: number): Factor[] {
  const fits = nice
    .map((item) => ({ item, fit: itemFit(facts, item, start) }))
    .sort((a, b) => b.fit.share - a.fit.share)
  const half = Math.ceil(nice.length / 2)
  const better = (points.nice * (nice.length > half ? points.niceBetterHalf : 1)) / half
  const rest = (points.nice * (1 - points.niceBetterHalf)) / Math.max(1, nice.length - half)
  return fits.map(({ item, fit }, at) => factorOf(`nice: ${itemName(item)}`, at < half ? better : rest, fit))
}

function standingOf(required: readonly Factor[]): Standing {
  const has = (state: State) => required.some((factor) => factor.state === state)
  return has('missing') ? 'out' : has('partly') ? 'near' : has('unknown') ? 'unknown' : 'fits'
}

/** How somebody fits a need, line by line. */
export function fitOf(facts: TalentFacts, need: Need): Fit {
  const start = monthOfDate(need.start ?? '2026-01-01')
  const asked = conditionNames.flatMap((name) => {
    const fit = conditions[name](facts, need)
    return fit ? [factorOf(name, points[name], fit)] : []
  })
  const musts = need.must.map((item) =>
    factorOf(itemName(item), points.must * (item.firmness ?? 1), itemFit(facts, item, start)),
  )
  const required = [...musts, ...asked]
  const factors = [...required, ...niceFactors(facts, need.nice, start)]
  const sum = (read: (factor: Factor) => number) => round(factors.reduce((total, factor) => total + read(factor), 0))
  return {
    id: facts.id,
    score: sum(({ contribution }) => contribution),
    least: sum(({ least }) => least),
    most: sum(({ most }) => most),
    known: factors.filter(({ state }) => state !== 'unknown').length / factors.length,
    // Nobody is asked to have been vetted before they are shown.
    standing: standingOf(required.filter(({ name }) => name !== 'vetting')),
    misses: required.filter(({ state }) => state === 'missing').map(({ name }) => name),
    factors,
  }
}
