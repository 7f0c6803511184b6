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
  const given = splitNumber(typed) ?? { countryCode, phoneNumber: typed }
  const read = withoutPlus(given) ?? given
  const whole = parsePhone(read.countryCode, read.phoneNumber)
  return {
    countryCode: read.countryCode,
    phoneNumber: formatPhone(read.countryCode, whole ? whole.nationalNumber : read.phoneNumber),
  }
}

/** Someone may have copied it with its country code, but without the plus. What is valid in the selected country stays there. */
function withoutPlus({ countryCode, phoneNumber }: { countryCode: CountryCode; phoneNumber: string }) {
  const digits = digitsOf(phoneNumber)
  if (isPhoneValid(countryCode, digits)) return undefined
  const meant = splitNumber(`+${digits}`)
  if (!meant || !isPhoneValid(meant.countryCode, meant.phoneNumber)) return undefined
  return meant.countryCode !== countryCode && isBeginning(countryCode, digits) ? undefined : meant
}

/** Someone may be halfway through a number of this country: the code must not change under their fingers. Any digits would do. */
const isBeginning = (countryCode: CountryCode, digits: string) =>
  ['2', '22', '222'].some((more) => isPhoneValid(countryCode, digits + more))

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
