import type { FactorKind } from '../projects/need.ts'

/** What the product itself knows or doesn't: nobody is asked about it, and it decides nothing unless a firm insists. */
export const isAside = (kind: FactorKind): boolean => kind === 'vetting' || kind === 'replies'
