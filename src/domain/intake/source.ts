/** Where someone came from: one short word, from a link's tag or the referring site. Nothing in this format identifies a person. */
const form = /^[a-z0-9][a-z0-9.-]{0,29}$/

export const normalizeSource = (word: string | null | undefined): string | null => {
  const short = word?.trim().toLowerCase() ?? ''
  return form.test(short) ? short : null
}
