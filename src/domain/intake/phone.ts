import { AsYouType, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { signsOf } from '../phones/signs.ts'
import { type CountryCode, splitNumber } from './country-codes.ts'

/** No number in the world has more digits. */
const digitLimit = 15

type Given = { countryCode: CountryCode; phoneNumber: string }

const digitsOf = (typed: string) => typed.replace(/\D/g, '').slice(0, digitLimit)

/** With the country code that it brings along. One of a country not offered keeps its plus. */
function givenIn(countryCode: CountryCode, typed: string): Given {
  const signs = signsOf(typed)
  return splitNumber(signs) ?? { countryCode, phoneNumber: signs }
}

/** Whether it has the whole country code of a country that isn't offered. */
export function isFromElsewhere(typed: string): boolean {
  const signs = signsOf(typed)
  return /^\+\d{3}/.test(signs) && !splitNumber(signs)
}

export const hasHomeZero = ({ countryCode, phoneNumber }: Given): boolean =>
  countryCode === '+1' && digitsOf(phoneNumber).startsWith('0')

/** As typed: digits, grouped as the country writes them at home, else as it writes them to the world. */
export function formatPhone(countryCode: CountryCode, typed: string): string {
  const digits = digitsOf(typed)
  if (signsOf(typed).startsWith('+')) return new AsYouType().input(`+${digits}`)
  const atHome = new AsYouType({ defaultCallingCode: countryCode.slice(1) }).input(digits)
  if (atHome !== digits) return atHome
  return new AsYouType()
    .input(countryCode + digits)
    .slice(countryCode.length)
    .trim()
}

/** What was typed or pasted: with a country code of its own, and without what one dials before a number at home. */
export function readPhone(countryCode: CountryCode, typed: string): Given {
  const given = givenIn(countryCode, typed)
  const read = withoutPlus(given) ?? mobileInPhilippines(given) ?? given
  const whole = parsePhone(read.countryCode, read.phoneNumber)
  return {
    countryCode: read.countryCode,
    phoneNumber: formatPhone(read.countryCode, whole ? whole.nationalNumber : read.phoneNumber),
  }
}

/** Someone may have copied it with its country code, but without the plus. What is valid in the selected country stays there. */
function withoutPlus({ countryCode, phoneNumber }: Given): Given | undefined {
  const digits = digitsOf(phoneNumber)
  if (isPhoneValid(countryCode, digits)) return undefined
  const meant = splitNumber(`+${digits}`)
  if (!meant || !isPhoneValid(meant.countryCode, meant.phoneNumber)) return undefined
  return meant.countryCode !== countryCode && isBeginning(countryCode, digits) ? undefined : meant
}

/** 0917 555 0142 */
const mobileInPhilippines = (given: Given): Given | undefined =>
  hasHomeZero(given) && /^09\d{9}$/.test(given.phoneNumber) ? { ...given, countryCode: '+63' } : undefined

/** Someone may be halfway through a number of this country: the code must not change under their fingers. Any digits would do. */
const isBeginning = (countryCode: CountryCode, digits: string) =>
  ['2', '22', '222'].some((more) => isPhoneValid(countryCode, digits + more))

function parsePhone(selected: CountryCode, typed: string) {
  const { countryCode, phoneNumber } = givenIn(selected, typed)
  if (phoneNumber.startsWith('+')) return undefined
  const number = parsePhoneNumberFromString(countryCode + digitsOf(phoneNumber))
  return number?.isValid() && `+${number.countryCallingCode}` === countryCode ? number : undefined
}

export const isPhoneValid = (countryCode: CountryCode, typed: string): boolean =>
  parsePhone(countryCode, typed) !== undefined

/** As stored: country code, a space, the digits that one dials after it. */
export function storedPhone(countryCode: CountryCode, typed: string): string | null {
  const number = digitsOf(typed) && parsePhone(countryCode, typed)
  return number ? `+${number.countryCallingCode} ${number.nationalNumber}` : null
}
