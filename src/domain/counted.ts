/** "1 week", "3 weeks": for what has a plain plural. */
export const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** "five", as sentences have it; figures from 11 on. */
export const spellOut = (count: number): string => words[count] ?? String(count)

/** "once", "twice", "three times". */
export const howOften = (count: number): string => ['once', 'twice'][count - 1] ?? `${spellOut(count)} times`
