/** Figures in place of the letters they look like. */
const figures: Record<string, string> = { a: '4@', e: '3', i: '1', o: '0', s: '5', t: '7' }

const letter = (one: string) => `[${one}${one.toUpperCase()}${figures[one] ?? ''}${'aeiouy'.includes(one) ? '*' : ''}]`

/** A pattern for a name however it is dressed: with figures or stars for letters, with a gap where `_` stands. */
export const spelled = (name: string) => [...name].map((one) => (one === '_' ? '[ -]?' : letter(one))).join('')
