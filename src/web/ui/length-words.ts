type Length = { total: number; isTotalExact: boolean }

/** `1 candidate`, `25 candidates`, `18,000+ candidates` */
export const lengthWords = ({ total, isTotalExact }: Length, one: string): string =>
  `${total.toLocaleString('en-US')}${isTotalExact ? '' : '+'} ${total === 1 ? one : `${one}s`}`
