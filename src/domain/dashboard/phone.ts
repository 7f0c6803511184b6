/** No number in the world has more digits. */
const digitLimit = 15
const fewestDigits = 5

/** Country codes as the ITU gives them out: of one digit, of two, else of three. */
const countryCode = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{1,3})/

function partsOf(typed: string): { code: string; digits: string } {
  const all = typed.replace(/\D/g, '').slice(0, digitLimit)
  const code = typed.trimStart().startsWith('+') ? (countryCode.exec(all)?.[0] ?? '') : undefined
  return code === undefined ? { code: '', digits: all } : { code: `+${code}`, digits: all.slice(code.length) }
}

/** As typed: digits by 3, 3 and 4; after a plus the country code stands first. */
export function formatPhone(typed: string): string {
  const { code, digits } = partsOf(typed)
  const groups = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
  return [code, ...groups].filter(Boolean).join(' ')
}

/** As stored: the country code, a space, the digits. */
export function storedPhone(typed: string): string {
  const { code, digits } = partsOf(typed)
  return [code, digits].filter(Boolean).join(' ')
}

export function isPhone(typed: string): boolean {
  const count = typed.replace(/\D/g, '').length
  return /^[+\d\s().-]*$/.test(typed) && count >= fewestDigits && count <= digitLimit
}
