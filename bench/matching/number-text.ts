const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** Numbers as people write them out; those with cents stay figures. */
export function numberText(value: number): string {
  if (!Number.isInteger(value) || value > 199) return String(value)
  if (value >= 100) return value === 100 ? 'a hundred' : `a hundred and ${numberText(value - 100)}`
  if (value < 20) return small[value] ?? String(value)
  const rest = value % 10
  return `${tens[Math.floor(value / 10)]}${rest === 0 ? '' : `-${small[rest]}`}`
}
