export const buyerCountryCodes = [
  { code: '+1', country: 'United States' },
  { code: '+44', country: 'United Kingdom' },
  { code: '+61', country: 'Australia' },
  { code: '+91', country: 'India' },
  { code: '+81', country: 'Japan' },
] as const

export type BuyerCountryCode = (typeof buyerCountryCodes)[number]['code']
export const buyerPhoneMaximum = 14

/** Digits, after a plus if the number brings a country code along. */
function signsOf(typed: string): string {
  const digits = typed.replace(/\D/g, '')
  return /^\D*\+/.test(typed) ? `+${digits}` : digits.replace(/^00/, '+')
}

/** As typed: digits only; for +1 shown as (123) 456-7890. */
export function formatBuyerPhone(countryCode: BuyerCountryCode, typed: string): string {
  const digits = signsOf(typed)
  // Without its plus, a number of another country would become one of this country.
  if (countryCode !== '+1' || digits.startsWith('+')) return digits.slice(0, buyerPhoneMaximum)
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 10)]
  if (!exchange) return area
  return line ? `(${area}) ${exchange}-${line}` : `(${area}) ${exchange}`
}

/** What was typed or pasted: a whole number brings its country code along; one of a country not offered stays whole. */
export function readBuyerPhone(countryCode: BuyerCountryCode, typed: string) {
  const signs = signsOf(typed)
  const own = buyerCountryCodes.find(({ code }) => signs.startsWith(code))?.code
  const code = own ?? countryCode
  const rest = own ? signs.slice(own.length) : signs
  const isDialed = code === '+1' && !rest.startsWith('+')
  return { countryCode: code, phone: formatBuyerPhone(code, isDialed ? dialedAfterCode(code, rest) : rest) }
}

/** Without the 0 that these countries dial before a number at home; in the United States it is a 1, before ten digits. */
const dialedAfterCode = (countryCode: BuyerCountryCode, typed: string): string =>
  typed.replace(/\D/g, '').replace(countryCode === '+1' ? /^1(?=\d{10})/ : /^0/, '')

/** Whether it still has the plus of a country that isn't offered. */
export const isFromElsewhere = (countryCode: BuyerCountryCode, typed: string): boolean =>
  readBuyerPhone(countryCode, typed).phone.startsWith('+')

/** As stored: country code, a space, the digits that one dials after it; empty without a number. */
export function storedBuyerPhone(countryCode: BuyerCountryCode, typed: string): string {
  const { countryCode: code, phone } = readBuyerPhone(countryCode, typed)
  const digits = dialedAfterCode(code, phone)
  return digits ? `${code} ${digits}` : ''
}

/** A stored number as its field shows it. */
export function typedBuyerPhone(stored: string | null): { countryCode: BuyerCountryCode; phone: string } {
  const [code, digits = ''] = (stored ?? '').split(' ')
  const countryCode = buyerCountryCodes.find((country) => country.code === code)?.code ?? '+1'
  return { countryCode, phone: formatBuyerPhone(countryCode, digits) }
}
