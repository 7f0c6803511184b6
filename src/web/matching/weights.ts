import { type Emphases, emphasisOf, presets } from '#domain/matching/emphasis.ts'
import { factorLabels } from '#domain/matching/line-labels.ts'
import { type Emphasis, type FactorKind, factorKinds } from '#domain/projects/need.ts'

export const emphasisLabels = {
  off: 'Off',
  half: 'Half',
  normal: 'Normal',
  double: 'Double',
  must: 'Must',
} as const satisfies Record<Emphasis, string>

/** What a preset is chosen by; `normal` is none, `own` is what no preset has. */
export const presetNames = Object.keys(presets) as (keyof typeof presets)[]
type PresetName = (typeof presetNames)[number] | 'normal'

const isSame = (one: Emphases, other: Emphases) =>
  factorKinds.every((kind) => emphasisOf(kind, one) === emphasisOf(kind, other))

export const weightsOf = (name: PresetName): Emphases => (name === 'normal' ? {} : presets[name])

export const presetOf = (chosen: Emphases): PresetName | 'own' =>
  (['normal', ...presetNames] as const).find((name) => isSame(chosen, weightsOf(name))) ?? 'own'

/** The same weights with one changed. What is normal isn't kept. */
export function withWeight(chosen: Emphases, kind: FactorKind, emphasis: Emphasis): Emphases {
  const { [kind]: _, ...others } = chosen
  return emphasis === 'normal' ? others : { ...others, [kind]: emphasis }
}

const sayings = {
  off: 'off',
  half: 'half',
  double: 'double',
  must: 'must be met in full',
} as const satisfies Partial<Record<Emphasis, string>>

/** Software: double. Rate: must be met in full. */
export function formatWeights(chosen: Emphases): string {
  const changed = factorKinds.flatMap((kind) => {
    const emphasis = emphasisOf(kind, chosen)
    return emphasis === 'normal' ? [] : [`${factorLabels[kind]}: ${sayings[emphasis]}.`]
  })
  return changed.join(' ') || 'All normal.'
}
