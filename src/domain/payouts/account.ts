import * as z from 'zod/mini'
import { enteredPassword } from '../accounts/password.ts'

/** Where accounts have an IBAN. */
const ibanCountries = [
  ...['AD', 'AE', 'AL', 'AT', 'AZ', 'BA', 'BE', 'BG', 'BH', 'BR', 'CH', 'CR', 'CY', 'CZ', 'DE', 'DK', 'DO', 'EE', 'EG'],
  ...['ES', 'FI', 'FR', 'GB', 'GE', 'GR', 'GT', 'HR', 'HU', 'IE', 'IL', 'IS', 'IT', 'JO', 'KW', 'KZ', 'LB', 'LT', 'LU'],
  ...['LV', 'MD', 'ME', 'MK', 'MT', 'NL', 'NO', 'PK', 'PL', 'PT', 'QA', 'RO', 'RS', 'SA', 'SE', 'SI', 'SK', 'SV', 'TN'],
  ...['TR', 'UA'],
] as const

/** Where the bank is named by its SWIFT code alone. */
const wireCountries = [
  ...['PH', 'AM', 'AR', 'AU', 'BD', 'BO', 'CA', 'CL', 'CN', 'CO', 'EC', 'ET', 'FJ', 'GH', 'HK', 'HN', 'ID', 'JM', 'JP'],
  ...['KE', 'KH', 'KR', 'LK', 'MA', 'MX', 'MY', 'NG', 'NI', 'NP', 'NZ', 'PA', 'PE', 'PY', 'RW', 'SG', 'TH', 'TT', 'TW'],
  ...['TZ', 'UG', 'UY', 'UZ', 'VN', 'ZA', 'ZM'],
] as const

const text = (most: number, message: string) =>
  z.string().check(z.trim(), z.minLength(1, message), z.maxLength(most, `Please use at most ${most} characters.`))
/** As banks print them: with spaces and hyphens, in either case. */
const code = (pattern: RegExp, message: string) =>
  z.string().check(
    z.overwrite((typed) => typed.replace(/[\s-]/g, '').toUpperCase()),
    z.regex(pattern, { error: message, abort: true }),
  )

const routingMessage = 'Please enter the nine digits of the routing number.'
const ibanMessage = 'That IBAN isn’t valid. Please check it.'

/** The checksum of the American Bankers Association. */
const isRoutingNumber = (digits: string) =>
  [...digits].reduce((sum, digit, index) => sum + Number(digit) * ([3, 7, 1][index % 3] as number), 0) % 10 === 0

/** ISO 13616: letters count from 10, and the whole leaves 1 of 97. */
const isIban = (iban: string) =>
  [...iban.slice(4), ...iban.slice(0, 4)].reduce((rest, letter) => {
    const value = Number.parseInt(letter, 36)
    return (rest * (value > 9 ? 100 : 10) + value) % 97
  }, 0) === 1

const holder = text(140, 'Please enter the name on the account.')
const address = text(300, 'Please enter your address.')
const bankName = text(140, 'Please enter the name of the bank.')
const swift = code(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'Please enter the 8 or 11 characters of the SWIFT code.')
const accountNumber = code(/^[A-Z0-9]{4,34}$/, 'Please enter the account number.')

const inUnitedStates = z.strictObject({
  country: z.literal('US'),
  holder,
  routingNumber: code(/^\d{9}$/, routingMessage).check(
    z.refine(isRoutingNumber, 'That routing number isn’t valid. Please check it.'),
  ),
  accountNumber: code(/^\d{4,17}$/, 'Please enter the digits of the account number.'),
  accountType: z.enum(['checking', 'savings'], 'Please choose the account type.'),
})
const inIndia = z.strictObject({
  country: z.literal('IN'),
  holder,
  bankName,
  ifsc: code(/^[A-Z]{4}0[A-Z0-9]{6}$/, 'Please enter the 11 characters of the IFSC.'),
  swift,
  accountNumber,
  address,
})
const byIban = z
  .strictObject({
    country: z.enum(ibanCountries),
    holder,
    swift,
    iban: code(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/, ibanMessage).check(z.refine(isIban, ibanMessage)),
    address,
  })
  .check(
    z.refine(({ country, iban }) => iban.startsWith(country), {
      path: ['iban'],
      error: 'Please enter an IBAN of this country.',
    }),
  )
const byWire = z.strictObject({ country: z.enum(wireCountries), holder, bankName, swift, accountNumber, address })

/** What is needed to pay someone, by the country of their bank. */
export const payoutAccount = z.discriminatedUnion('country', [inUnitedStates, inIndia, byIban, byWire])
export type PayoutAccount = z.output<typeof payoutAccount>
export type PayoutCountry = PayoutAccount['country']

export const payoutCountries: readonly PayoutCountry[] = ['US', 'IN', ...ibanCountries, ...wireCountries]

/** With the password: someone who finds an open page must not be able to turn someone's pay to another account. */
export const enteredAccount = z.strictObject({ account: payoutAccount, password: enteredPassword })

export const accountLabels = {
  holder: 'Account holder',
  bankName: 'Bank',
  routingNumber: 'Routing number',
  ifsc: 'IFSC',
  swift: 'SWIFT code',
  iban: 'IBAN',
  accountNumber: 'Account number',
  accountType: 'Account type',
  address: 'Address',
} as const
export type AccountField = keyof typeof accountLabels

/** What an account of a country is known by, in the order in which it is asked for. */
export function accountFields(country: PayoutCountry): AccountField[] {
  const schema = payoutAccount.def.options.find(({ shape }) => shape.country.safeParse(country).success)
  return Object.keys(schema?.shape ?? {}).filter((name): name is AccountField => name in accountLabels)
}

const names = new Intl.DisplayNames('en-US', { type: 'region' })
export const countryName = (country: string): string => names.of(country) ?? country

/** Enough for its owner to know it by, and useless to anyone else. */
export const lastFour = (account: PayoutAccount): string =>
  ('iban' in account ? account.iban : account.accountNumber).slice(-4)

/**
 * A line of the file for whoever pays. Digits come in groups of four: a spreadsheet would read them as a number otherwise, and drop the zeros
 * it begins with.
 */
export const accountCells = (account: PayoutAccount): (string | null)[] =>
  (Object.keys(accountLabels) as AccountField[]).map((field) => {
    const value = (account as Partial<Record<AccountField, string>>)[field] ?? null
    return value && /^\d+$/.test(value) ? value.replace(/(\d{4})(?=\d)/g, '$1 ') : value
  })
