import { AsYouType, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** No number in the world has more digits. */
const digitLimit = 15

export const phoneMessage = 'Please enter a valid phone number with its country code, such as +63 917 555 0142.'

const signsOf = (typed: string): string => {
  const plus = /^\s*(\+|00)/.test(typed) ? '+' : ''
  return (
    plus +
    typed
      .replace(/^\s*00/, '')
      .replace(/\D/g, '')
      .slice(0, digitLimit)
  )
}

/** As typed: after a plus, the country code and the groups of that country; else by 3, 3 and 4. */
export function formatPhone(typed: string): string {
  const signs = signsOf(typed)
  if (signs.startsWith('+')) return new AsYouType().input(signs)
  return [signs.slice(0, 3), signs.slice(3, 6), signs.slice(6)].filter(Boolean).join(' ')
}

/** As stored: country code, a space, the digits that one dials after it; null if it isn't such a number. */
export function storedPhone(typed: string): string | null {
  if (!/^[+\d\s().-]*$/.test(typed)) return null
  const number = parsePhoneNumberFromString(signsOf(typed))
  return number?.isPossible() ? `+${number.countryCallingCode} ${number.nationalNumber}` : null
}

/** `+63` */
export const countryCodeOf = (stored: string | null | undefined): string | undefined =>
  stored?.match(/^(\+\d{1,3}) /)?.[1]

/** A number without a country code is one of the country that its owner lives in, if it fits there. */
export function completePhone(typed: string, homeCode: string | undefined): string {
  const signs = signsOf(typed)
  const candidates =
    signs.startsWith('+') || signs === '' ? [signs] : [...(homeCode ? [homeCode + signs] : []), `+${signs}`]
  const number = candidates.map((whole) => parsePhoneNumberFromString(whole)).find((read) => read?.isValid())
  return number ? number.formatInternational() : typed
}
