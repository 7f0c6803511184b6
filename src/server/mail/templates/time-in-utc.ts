const time = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
})

/** We don't know the reader's time zone, so the time is given in UTC and says so. */
export const timeInUtc = (when: Date) => `${time.format(when)}\u00a0UTC`
