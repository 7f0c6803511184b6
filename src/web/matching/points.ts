import type { MatchLine } from '#contract/matching.ts'

/** Scores are shown out of 100, whatever a project's lines sum to. */
export const outOfHundred = (points: number, outOf: number): number => (outOf > 0 ? (100 * points) / outOf : 0)

/** 85–90, or one figure where everything is known. */
export function formatScore({ least, most, outOf }: { least: number; most: number; outOf: number }): string {
  const [from, to] = [least, most].map((points) => Math.round(outOfHundred(points, outOf)))
  return from === to ? `${from}` : `${from}–${to}`
}

/**
 * The points of each line out of 100, in tenths that sum to the total as it is shown: what rounding loses goes to the lines
 * that lost most.
 */
export function pointsOf(lines: readonly MatchLine[], outOf: number): { each: number[]; total: number } {
  const exact = lines.map(({ contribution }) => 10 * outOfHundred(contribution, outOf))
  const total = Math.round(exact.reduce((sum, tenths) => sum + tenths, 0))
  const each = exact.map(Math.floor)
  const lost = exact
    .map((tenths, index) => ({ index, by: tenths - Math.floor(tenths) }))
    .sort((a, b) => b.by - a.by)
    .slice(0, total - each.reduce((sum, tenths) => sum + tenths, 0))
  for (const { index } of lost) each[index] = (each[index] ?? 0) + 1
  return { each: each.map((tenths) => tenths / 10), total: total / 10 }
}

/** The lines of the row: the three that gave most and the one that cost most, in their usual order. What is off did neither. */
export function leadingLines(all: readonly MatchLine[]): MatchLine[] {
  const lines = all.filter(({ state }) => state !== 'off')
  const [costliest] = [...lines].sort((a, b) => lostOn(b) - lostOn(a))
  const isCost = costliest && lostOn(costliest) > 0
  const gave = lines
    .filter((line) => !(isCost && line === costliest))
    .sort((a, b) => b.contribution - a.contribution)
    .slice(0, isCost ? 3 : 4)
  return lines.filter((line) => gave.includes(line) || (isCost && line === costliest))
}

const lostOn = ({ outOf, contribution }: MatchLine) => outOf - contribution
