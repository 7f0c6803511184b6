/** Every Monday up to the newest, oldest first, including weeks without counts. */
export function everyWeek(newest: string, count: number, counted: ReadonlyMap<string, number>) {
  const last = Temporal.PlainDate.from(newest)
  return Array.from({ length: count }, (_, index) => {
    const week = last.subtract({ weeks: count - 1 - index }).toString()
    return { week, applied: counted.get(week) ?? 0 }
  })
}
