/** A call's time as people read it, in one zone: by the page in the visitor's, by the mails in that and the operator's. */
export function formatCallTime({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, zone: string) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: zone, ...options })
  return {
    /** Thursday, November 19, 2026 */
    day: format({ dateStyle: 'full' }).format(startsAt),
    hours: formatHours(format({ hour: 'numeric', minute: '2-digit' }), startsAt, endsAt),
    zone: formatTimeZone(startsAt, zone),
  }
}

/** 10:00 – 10:30 AM; across noon or midnight 11:30 PM – 12:00 AM, where a range of Intl would name the dates, too. */
function formatHours(format: Intl.DateTimeFormat, startsAt: Date, endsAt: Date): string {
  const [start, end] = [format.format(startsAt), format.format(endsAt)]
  const half = (time: string) => time.slice(-2)
  return half(start) === half(end) ? format.formatRange(startsAt, endsAt) : `${start} – ${end}`
}

/** Philippine Standard Time (GMT+8), as it is at that moment: summer time has another name than winter time. */
export function formatTimeZone(moment: Date, zone: string): string {
  const name = (timeZoneName: 'long' | 'shortOffset') =>
    new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName })
      .formatToParts(moment)
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [long, offset] = [name('long'), name('shortOffset')]
  return long.startsWith('GMT') ? `${zone.replaceAll('_', ' ')} (${offset})` : `${long} (${offset})`
}
