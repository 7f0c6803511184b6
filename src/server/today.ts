/** The day in UTC, by which matching reckons. */
export const todayOf = () => new Date().toISOString().slice(0, 10)
