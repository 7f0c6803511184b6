const dateAndTime = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})

/** In the reader's zone, with the zone named: Nov 16, 2026, 9:12 AM GMT+8 */
export const formatTime = (iso: string): string => dateAndTime.format(new Date(iso))
