import type { Ledger } from '#contract/matching.ts'
import type { ProjectNeed } from '#domain/projects/need.ts'
import { labelOfItem, type NeedItem } from './need-items.ts'

type Cost = Ledger[number]
export type Loosening = {
  /** Whether more people fit without one of them alone. */
  isOneEnough: boolean
  costs: Cost[]
}

/** What to loosen first: what alone lets more people fit; where nothing does and nobody fits, what most people miss. */
export function looseningOf(ledger: Ledger, fits: number): Loosening {
  const gains = ledger.filter(({ regained }) => regained > 0).sort((a, b) => b.regained - a.regained)
  if (gains.length > 0 || fits > 0) return { isOneEnough: true, costs: gains }
  return {
    isOneEnough: false,
    costs: ledger.filter(({ removed }) => removed > 0).sort((a, b) => b.removed - a.removed),
  }
}

/** The must that a line is about; a condition such as the rate is none. */
export const mustOf = ({ must }: ProjectNeed, { kind, label }: Cost): NeedItem | undefined =>
  must.find((item) => item.anyOf[0]?.kind === kind && labelOfItem(item) === label)
