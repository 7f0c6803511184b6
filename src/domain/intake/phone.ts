import { AsYouType, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { type CountryCode, splitNumber } from './country-codes.ts'

/** No number in the world has more digits. */
const digitLimit = 15

const digitsOf = (typed: string) => typed.replace(/\D/g, '').slice(0, digitLimit)

/** As typed: digits, grouped as the country writes them at home, else as it writes them to the world. */
export function formatPhone(countryCode: CountryCode, typed: string): string {
  const digits = digitsOf(typed)
  const atHome = new AsYouType({ defaultCallingCode: countryCode.slice(1) }).input(digits)
  if (atHome !== digits) return atHome
  return new AsYouType()
    .input(countryCode + digits)
    .slice(countryCode.length)
    .trim()
}

/** What was typed or pasted: with a country code of its own, and without what one dials before a number at home. */
export function readPhone(countryCode: CountryCode, typed: string): { countryCode: CountryCode; phoneNumber: string } {
  const { countryCode: code, phoneNumber } = splitNumber(typed) ?? { countryCode, phoneNumber: typed }
  const digits = digitsOf(phoneNumber)
  // Someone may have copied it with the country code, but without the plus.
  const rest = digits.startsWith(code.slice(1)) ? digits.slice(code.length - 1) : ''
  const whole = parsePhone(code, phoneNumber) ?? parsePhone(code, rest)
  return { countryCode: code, phoneNumber: formatPhone(code, whole ? whole.nationalNumber : phoneNumber) }
}

const parsePhone = (countryCode: CountryCode, typed: string) => {
  const number = parsePhoneNumberFromString(countryCode + digitsOf(typed))
  return number?.isValid() && `+${number.countryCallingCode}` === countryCode ? number : undefined
}

export const isPhoneValid = (countryCode: CountryCode, typed: string): boolean =>
  parsePhone(countryCode, typed) !== undefined

/** As stored: country code, a space, the digits that one dials after it. */
export function storedPhone(countryCode: CountryCode, typed: string): string | null {
  const number = digitsOf(typed) && parsePhone(countryCode, typed)
  return number ? `${countryCode} ${number.nationalNumber}` : null
}
