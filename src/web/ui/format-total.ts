type Length = { total: number; isTotalExact: boolean }

/** `1 candidate`, `25 candidates`, `18,000+ candidates` */
export const formatTotal = ({ total, isTotalExact }: Length, one: string, many = `${one}s`): string =>
  `${total.toLocaleString('en-US')}${isTotalExact ? '' : '+'} ${total === 1 ? one : many}`
