const time = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
})

/** We do not know where a letter's reader is, so the time is given in UTC and says so. */
export const timeInUtc = (when: Date) => `${time.format(when)}\u00a0UTC`
