import { listTerms as endpoint } from '#contract/needs.ts'
import { presets } from '#domain/matching/emphasis.ts'
import { termsByKind } from '#domain/trade/vocabulary.ts'
import { externalRoute } from '../serve.ts'

const terms = Object.fromEntries(Object.entries(termsByKind).map(([kind, names]) => [kind, [...names]])) as {
  [Kind in keyof typeof termsByKind]: string[]
}

const beginnings = Object.entries(presets).map(([name, emphasis]) => ({ name, emphasis }))

export const listTerms = externalRoute(endpoint, async () => ({ terms, presets: beginnings }))
