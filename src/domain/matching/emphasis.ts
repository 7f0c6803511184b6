import { type Emphasis, emphases, type FactorKind } from '../projects/need.ts'

/** How much each setting multiplies the points of its lines. A must counts as usual, but has to be met in full. */
export const multipliers = { off: 0, half: 0.5, normal: 1, double: 2, must: 1 } as const satisfies Record<
  Emphasis,
  number
>

/** No kind of line may carry more than this share of all points because a firm raised it. */
export const largestShare = 0.4

export type Emphases = Partial<Record<FactorKind, Emphasis>>

export const emphasisOf = (kind: FactorKind, chosen: Emphases | undefined): Emphasis => chosen?.[kind] ?? 'normal'

/** What a kind can be set to. Nobody meets a level in part, so that insisting on it would change nothing. */
export const emphasesFor = (kind: FactorKind): Emphasis[] =>
  emphases.filter((emphasis) => emphasis !== 'must' || kind !== 'level')

/**
 * What each kind of line is multiplied by, given the points that they have by themselves. A kind that was doubled past the largest
 * share is held there, and never below its own points: a need of two lines can't be divided more evenly than it is.
 */
export function multipliersFor(
  points: ReadonlyMap<FactorKind, number>,
  chosen: Emphases | undefined,
): Map<FactorKind, number> {
  const result = new Map([...points.keys()].map((kind) => [kind, multipliers[emphasisOf(kind, chosen)] as number]))
  for (const [kind, multiplier] of result) {
    if (multiplier <= 1) continue
    const own = points.get(kind) ?? 0
    const others = [...points].reduce(
      (sum, [other, all]) => (other === kind ? sum : sum + all * (result.get(other) ?? 1)),
      0,
    )
    const held = (largestShare * others) / ((1 - largestShare) * own)
    result.set(kind, Math.max(1, Math.min(multiplier, held)))
  }
  return result
}

/** Settings that suit a kind of work, to begin with. */
export const presets = {
  'Month-end close': { service: 'double', software: 'double' },
  'Tax season': { form: 'double', software: 'double', state: 'double', start: 'must' },
  'Cleanup and catch-up': { service: 'double', start: 'double', hours: 'double' },
  'Working side by side': { overlap: 'double', level: 'half' },
  'Within budget': { rate: 'must', hours: 'double' },
} as const satisfies Record<string, Emphases>
