/** The id of the nth row of a kind, without a query. */
export const idOf = (kind: 'c' | 'u' | 'b' | 'f' | 'p' | 'a' | 'e' | 'o' | 's' | 'w' | 'i' | 't' | 'v', n: string) =>
  `overlay(overlay(md5('${kind}' || ${n}) placing '4' from 13) placing '8' from 17)::uuid`
