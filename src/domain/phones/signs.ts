/** No number with +1 begins with the 0 that other countries dial before a number at home. */
export const homeZeroMessage = 'Numbers with +1 don’t start with 0. Please include the number’s country code.'

/** Digits, after a plus if the number brings a country code along. */
export function signsOf(typed: string): string {
  const digits = typed.replace(/\D/g, '')
  return /^\D*\+/.test(typed) ? `+${digits}` : digits.replace(/^00/, '+')
}
