export const formatCount = (count: number): string => count.toLocaleString('en-US')

/** 12%, and 0.4% where a whole number would hide it. */
export const formatPercent = (share: number): string =>
  `${(share * 100).toFixed(share > 0 && share < 0.1 ? 1 : 0).replace(/\.0$/, '')}%`

/** 31 h, 2.4 days */
export function formatHours(hours: number): string {
  if (hours < 1) return 'under 1 hour'
  if (hours < 48) return `${hours} h`
  return `${(hours / 24).toFixed(1).replace(/\.0$/, '')} days`
}
