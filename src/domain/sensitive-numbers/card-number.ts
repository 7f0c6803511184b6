/** How the numbers of each network begin, and how long they are. */
const networks = [
  { begins: /^4/, lengths: [13, 16, 19] },
  { begins: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16] },
  { begins: /^3[47]/, lengths: [15] },
  { begins: /^(?:6011|64[4-9]|65)/, lengths: [16, 19] },
  { begins: /^(?:30[0-5]|36|38)/, lengths: [14] },
  { begins: /^35(?:2[89]|[3-8])/, lengths: [16] },
  { begins: /^62/, lengths: [16, 17, 18, 19] },
] as const

/** A row of ledger accounts: 4000 4100 4200 4300. */
const roundGroups = /^(?:\d{3}0)+$/

export const isCardNumber = (digits: string): boolean =>
  networks.some(
    ({ begins, lengths }) => begins.test(digits) && (lengths as readonly number[]).includes(digits.length),
  ) &&
  !roundGroups.test(digits) &&
  hasCheckDigit(digits)

/** Luhn's sum: every second digit from the right is doubled. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
