/** "1 week", "3 weeks": for what has a plain plural. */
export const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`
