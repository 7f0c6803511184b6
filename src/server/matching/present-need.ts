import type { Ledger } from '#contract/matching.ts'
import { labelOfLine } from '#domain/matching/line-labels.ts'
import { linesOf } from '#domain/matching/lines.ts'
import type { Need } from '#domain/matching/need.ts'
import type { Scan } from '#domain/matching/scan.ts'
import type { ProjectNeed } from '#domain/projects/need.ts'

const plain = (items: Need['must']): ProjectNeed['must'] =>
  items.map(({ anyOf }) => ({ anyOf: anyOf.map(({ kind, value }) => ({ kind, value })) }))

/**
 * A need as an owner edits it. What they put aside is kept with the project alone. What they haven't set is null, so that saving
 * something else doesn't hold it as it was read that day.
 */
export const presentNeed = (need: Need, own: ProjectNeed | null): ProjectNeed => ({
  readsTerms: own?.readsTerms ?? true,
  must: plain(need.must),
  nice: plain(need.nice),
  not: own?.not ?? [],
  hoursPerWeek: own?.hoursPerWeek ?? null,
  weeks: own?.weeks ?? null,
  overlap: own?.overlap ?? null,
  emphasis: need.emphasis ?? {},
})

export function presentLedger(ledger: Scan['ledger'], need: Need): Ledger {
  const kinds = new Map(linesOf(need).required.map(({ name, kind }) => [name, kind]))
  return ledger.map((one) => ({ ...one, label: labelOfLine(one.name), kind: kinds.get(one.name) ?? 'service' }))
}
