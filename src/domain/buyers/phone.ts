import { homeZeroMessage, signsOf } from '../phones/signs.ts'

export const buyerCountryCodes = [
  { code: '+1', country: 'United States' },
  { code: '+44', country: 'United Kingdom' },
  { code: '+61', country: 'Australia' },
  { code: '+91', country: 'India' },
  { code: '+81', country: 'Japan' },
] as const

export type BuyerCountryCode = (typeof buyerCountryCodes)[number]['code']
export const buyerPhoneMaximum = 14

/** As typed: digits only; for +1 shown as (123) 456-7890. */
export function formatBuyerPhone(countryCode: BuyerCountryCode, typed: string): string {
  const digits = signsOf(typed)
  // Without its plus, or the 0 it has at home, a number of another country would become one of this country.
  if (countryCode !== '+1' || /^[+0]/.test(digits)) return digits.slice(0, buyerPhoneMaximum)
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 10)]
  if (!exchange) return area
  return line ? `(${area}) ${exchange}-${line}` : `(${area}) ${exchange}`
}

/** A whole number brings its country code along; one of a country not offered stays whole. */
function parted(countryCode: BuyerCountryCode, typed: string) {
  const signs = signsOf(typed)
  const own = buyerCountryCodes.find(({ code }) => signs.startsWith(code))?.code
  const code = own ?? countryCode
  const rest = own ? signs.slice(own.length) : signs
  const isDialed = code === '+1' && !rest.startsWith('+')
  return { code, signs: isDialed ? dialedAfterCode(code, rest) : rest }
}

/** What was typed or pasted. */
export function readBuyerPhone(countryCode: BuyerCountryCode, typed: string) {
  const { code, signs } = parted(countryCode, typed)
  return { countryCode: code, phone: formatBuyerPhone(code, signs) }
}

/** Without the 0 that these countries dial before a number at home; in the United States it is a 1, before ten digits. */
const dialedAfterCode = (countryCode: BuyerCountryCode, typed: string): string =>
  typed.replace(/\D/g, '').replace(countryCode === '+1' ? /^1(?=\d{10})/ : /^0/, '')

/** What is wrong with a number: its country can't be chosen, or it isn't whole in the United States. Empty is none. */
export function buyerPhoneProblem(countryCode: BuyerCountryCode, typed: string): string | undefined {
  const { code, signs } = parted(countryCode, typed)
  if (!/\d/.test(typed)) return undefined
  if (signs.startsWith('+')) return 'Please enter a valid phone number for the selected country.'
  if (code !== '+1') return undefined
  if (signs.startsWith('0')) return homeZeroMessage
  return signs.length === 10 ? undefined : 'Please enter all ten digits, such as (123) 456-7890.'
}

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
