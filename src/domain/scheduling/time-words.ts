/** A call's time as people read it, in one zone: by the page in the visitor's, by the mails in that and the operator's. */
export function callWords({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, zone: string) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: zone, ...options })
  return {
    /** Thursday, November 19, 2026 */
    day: format({ dateStyle: 'full' }).format(startsAt),
    /** 10:00 – 10:30 AM */
    hours: format({ hour: 'numeric', minute: '2-digit' }).formatRange(startsAt, endsAt),
    zone: zoneWords(startsAt, zone),
  }
}

/** Philippine Standard Time (GMT+8), as it is at that moment: summer time has another name than winter time. */
export function zoneWords(moment: Date, zone: string): string {
  const name = (timeZoneName: 'long' | 'shortOffset') =>
    new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName })
      .formatToParts(moment)
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [long, offset] = [name('long'), name('shortOffset')]
  return long.startsWith('GMT') ? `${zone.replaceAll('_', ' ')} (${offset})` : `${long} (${offset})`
}
