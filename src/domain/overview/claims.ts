import { acceptanceRate } from './measure.ts'

/** With fewer decisions than this a figure means too little to show. */
export const decisionsNeeded = 30
export const claimWeeks = 52

export type Measured = { accepted: number; rejected: number; vetted: number }

export const isEnough = ({ accepted, rejected }: Measured): boolean => accepted + rejected >= decisionsNeeded

/** The measured claims for the landing page. */
export const measuredClaims = (measured: Measured) => ({
  acceptedShare: formatShare(acceptanceRate(measured) ?? 0),
  vettedCount: measured.vetted.toLocaleString('en-US'),
})
export type Claims = ReturnType<typeof measuredClaims>

/** 12%, and <1% for what would round to nothing. */
export const formatShare = (share: number): string =>
  share > 0 && share < 0.01 ? '<1%' : `${Math.round(share * 100)}%`
