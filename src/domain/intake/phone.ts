import { AsYouType, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { CountryCode } from './country-codes.ts'

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

/** The field's next text. Deleting a bracket or space also deletes the digit before it; otherwise backspace would get stuck. */
export function typePhone(countryCode: CountryCode, before: string, typed: string): string {
  const isOnlyFormat = typed.length < before.length && digitsOf(typed) === digitsOf(before)
  return formatPhone(countryCode, isOnlyFormat ? digitsOf(typed).slice(0, -1) : typed)
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
