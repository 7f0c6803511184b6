import { acceptanceRate } from './measure.ts'

/** Fewer decisions than these say too little to print. */
export const decisionsNeeded = 30
export const claimWeeks = 52

export type Measured = { accepted: number; rejected: number; vetted: number }

export const isEnough = ({ accepted, rejected }: Measured): boolean => accepted + rejected >= decisionsNeeded

/** What the landing page may say of itself by what was counted. */
export const measuredClaims = (measured: Measured) => ({
  acceptedShare: formatShare(acceptanceRate(measured) ?? 0),
  vettedCount: measured.vetted.toLocaleString('en-US'),
})
export type Claims = ReturnType<typeof measuredClaims>

/** 12%, and <1% for what would round to nothing. */
export const formatShare = (share: number): string =>
  share > 0 && share < 0.01 ? '<1%' : `${Math.round(share * 100)}%`
