import type { FactorKind } from '../projects/need.ts'
import { isAside } from './aside.ts'
import { conditions } from './conditions.ts'
import type { TalentFacts } from './facts.ts'
import { monthOfDate } from './jobs.ts'
import { firstDay, type Lines, linesOf, type NiceLine, niceWeights, type RequiredLine, type Subject } from './lines.ts'
import type { Need } from './need.ts'
import { itemFit, type LineFit, type State } from './term-fit.ts'

/** One line of the explanation. The contributions of all lines sum to the score. */
export type Factor = {
  name: string
  kind: FactorKind
  contribution: number
  least: number
  most: number
  /** What the line is worth when it is met in full. */
  outOf: number
  state: State
  sentence: string
  /** Unknown only until the person confirms what they gave. */
  isStale?: true
}

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
  /** What is known about the lines that the firm switched off, worth nothing. */
  off: Factor[]
}

export const round = (value: number): number => Math.round(value * 1e6) / 1e6

type Named = { name: string; kind: FactorKind }

const factorOf = ({ name, kind }: Named, weight: number, fit: LineFit): Factor => ({
  name,
  kind,
  contribution: round(weight * fit.share),
  least: round(weight * fit.least),
  most: round(weight * fit.most),
  outOf: round(weight),
  state: fit.state,
  sentence: fit.sentence,
  ...(fit.isStale && { isStale: true }),
})

const lineFit = (line: Subject, facts: TalentFacts, need: Need, start: number): LineFit =>
  line.item ? itemFit(facts, line.item, start) : (conditions[line.condition](facts, need) as LineFit)

function requiredFit(line: RequiredLine, facts: TalentFacts, need: Need, start: number): LineFit {
  const fit = lineFit(line, facts, need, start)
  return line.isStrict && fit.state === 'partly' ? { ...fit, state: 'missing' } : fit
}

function niceFactors(facts: TalentFacts, nice: readonly NiceLine[], start: number): Factor[] {
  const fits = nice
    .map((line) => ({ line, fit: itemFit(facts, line.item, start) }))
    .sort((a, b) => b.fit.share - a.fit.share)
  const { half, better, rest } = niceWeights(nice.length)
  return fits.map(({ line, fit }, at) => factorOf(line, (at < half ? better : rest) * line.multiplier, fit))
}

function standingOf(required: readonly Factor[]): Standing {
  const has = (state: State) => required.some((factor) => factor.state === state)
  return has('missing') ? 'out' : has('partly') ? 'near' : has('unknown') ? 'unknown' : 'fits'
}

/** Nobody is asked to have been vetted or to have replied before they are shown, unless the firm insists. */
export const decides = ({ kind, isStrict }: RequiredLine): boolean => !isAside(kind) || isStrict

/** How somebody fits a need, line by line. `lines` are those of the need, where many people are compared with it. */
export function fitOf(facts: TalentFacts, need: Need, lines: Lines = linesOf(need)): Fit {
  const start = monthOfDate(firstDay(need))
  const all = lines.required.map((line) => ({
    line,
    factor: factorOf(line, line.weight, requiredFit(line, facts, need, start)),
  }))
  const required = all.map(({ factor }) => factor)
  const deciding = all.filter(({ line }) => decides(line)).map(({ factor }) => factor)
  const factors = [...required, ...niceFactors(facts, lines.nice, start)]
  const sum = (read: (factor: Factor) => number) => round(factors.reduce((total, factor) => total + read(factor), 0))
  return {
    id: facts.id,
    score: sum(({ contribution }) => contribution),
    least: sum(({ least }) => least),
    most: sum(({ most }) => most),
    known: factors.filter(({ state }) => state !== 'unknown').length / Math.max(1, factors.length),
    standing: standingOf(deciding),
    misses: required.filter(({ state }) => state === 'missing').map(({ name }) => name),
    factors,
    off: lines.off.map((line) => factorOf(line, 0, lineFit(line, facts, need, start))),
  }
}
