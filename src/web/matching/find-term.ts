import type { OutputOf } from '#contract/endpoint.ts'
import type { listTerms } from '#contract/needs.ts'

type Terms = OutputOf<typeof listTerms>['terms']
type Term = { kind: keyof Terms; value: string }

/** The term that is written out in full, whatever the case. */
export function findTerm(terms: Terms, typed: string): Term | undefined {
  const wanted = typed.trim().toLowerCase()
  for (const [kind, values] of Object.entries(terms) as [keyof Terms, string[]][]) {
    const value = values.find((one) => one.toLowerCase() === wanted)
    if (value) return { kind, value }
  }
  return undefined
}
