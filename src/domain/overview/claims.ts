import { acceptanceRate } from './measure.ts'

/** With fewer decisions than this a figure means too little to show. */
export const decisionsNeeded = 30
export const claimWeeks = 52

export type Measured = { accepted: number; rejected: number; vetted: number }
/** How long the operator takes to reply, in working minutes; null below five replies. */
export type ReplyTimes = { replies: number; median: number; slowestTenth: number } | null

export const isEnough = ({ accepted, rejected }: Measured): boolean => accepted + rejected >= decisionsNeeded

/** From the median to the slowest tenth: 12–28. */
export const replyClaim = (times: ReplyTimes): string | null =>
  times && (times.median === times.slowestTenth ? `${times.median}` : `${times.median}–${times.slowestTenth}`)

/** The measured claims for the landing page. */
export const measuredClaims = (measured: Measured) => ({
  acceptedShare: formatShare(acceptanceRate(measured) ?? 0),
  vettedCount: measured.vetted.toLocaleString('en-US'),
})
/** What there is enough of to be printed; the rest stays as written. */
export const printedClaims = (measured: Measured, times: ReplyTimes) => {
  const reply = times && times.replies >= decisionsNeeded ? replyClaim(times) : null
  return { ...(isEnough(measured) && measuredClaims(measured)), ...(reply && { replyMinutes: reply }) }
}
export type Claims = ReturnType<typeof printedClaims>

/** 12%, and <1% for what would round to nothing. */
export const formatShare = (share: number): string =>
  share > 0 && share < 0.01 ? '<1%' : `${Math.round(share * 100)}%`
