const address = /\S+@\S+/u
export const phone = /(?<![\d/@\w-])(?:\+|\(\+?|00)?\d[\d\s().\u00a0-]{6,20}\d(?![\d/\w])/

/** A date of birth, or a period of years. */
const isDate =
  /^(?:(?:19|20)\d{2}\s*[-–]\s*(?:19|20)\d{2}|(?:19|20)\d{2}[-.\s]\d{1,2}[-.\s]\d{1,2}|\d{1,2}[-.\s]\d{1,2}[-.\s](?:19|20)\d{2})$/

/** `62704-1234` */
const isZip = /^\d{5}-\d{4}$/

/** `DNI`, `SSS No.`, `Date of birth`: numbers that nobody calls. */
const phoneLabel =
  /\b(?:tel|tele?phone|tel[eé]fono|phone|mobile|m[oó]vil|cell?|celular|cellphone|contact|call|whats\s?app|viber|handy|fono)\b/i
const anyLabel = /(?:^|[|•·])\s*([\p{L}][\p{L}\s.'’/]{1,30}?)\s*(?:[:#]|(?:no|nro|n[°º])\.?\s*:?)?\s*$/iu

/** What is labeled as a phone number before what has its country's code, and both before what has another label. */
export function phoneOf(texts: string[]): string | null {
  const found = texts.flatMap((given, index) => {
    const text = given.replace(address, ' ')
    const above = texts[index - 1] ?? ''
    return [...text.matchAll(new RegExp(phone, 'g'))].flatMap((match) => {
      const number = match[0].trim()
      const digits = number.replace(/\D/g, '').length
      if (digits < 7 || digits > 15 || isDate.test(number) || isZip.test(number)) return []
      const before = text.slice(0, match.index)
      const label = before.trim() || !/:$/.test(above) ? before : above
      const isOther = anyLabel.test(label) && !phoneLabel.test(label)
      return [{ number, rank: phoneLabel.test(label) ? 0 : number.startsWith('+') ? 1 : isOther ? 3 : 2 }]
    })
  })
  return found.toSorted((a, b) => a.rank - b.rank)[0]?.number ?? null
}
