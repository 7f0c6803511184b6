/** A whole number within its limits, as it is typed; undefined for anything else, such as `-3` or `2.5`. */
export function typedCount(text: string, { min, max }: { min: number; max: number }): number | undefined {
  const count = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN
  return count >= min && count <= max ? count : undefined
}
