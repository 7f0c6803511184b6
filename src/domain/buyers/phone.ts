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
  const digits = typed.replace(/\D/g, '')
  if (countryCode !== '+1') return digits.slice(0, buyerPhoneMaximum)
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 10)]
  if (!exchange) return area
  return line ? `(${area}) ${exchange}-${line}` : `(${area}) ${exchange}`
}

/** As stored: country code, a space, digits; empty without a number. */
export function storedBuyerPhone(countryCode: BuyerCountryCode, typed: string): string {
  const digits = typed.replace(/\D/g, '')
  return digits ? `${countryCode} ${digits}` : ''
}

/** A stored number as its field shows it. */
export function typedBuyerPhone(stored: string | null): { countryCode: BuyerCountryCode; phone: string } {
  const [code, digits = ''] = (stored ?? '').split(' ')
  const countryCode = buyerCountryCodes.find((country) => country.code === code)?.code ?? '+1'
  return { countryCode, phone: formatBuyerPhone(countryCode, digits) }
}
