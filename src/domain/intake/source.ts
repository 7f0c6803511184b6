/** Where someone came from: one short word, of a link or of the site that has it. Nothing in this form names a person. */
const form = /^[a-z0-9][a-z0-9.-]{0,29}$/

export const normalizeSource = (word: string | null | undefined): string | null => {
  const short = word?.trim().toLowerCase() ?? ''
  return form.test(short) ? short : null
}
