import {
  type AccountField,
  accountFields,
  accountLabels,
  enteredAccount,
  type PayoutAccount,
  type PayoutCountry,
} from '#domain/payouts/account.ts'
import { errorsBy } from '../ui/errors-by.ts'

export type AccountValues = Record<AccountField, string> & { country: PayoutCountry | ''; password: string }

export const emptyAccount: AccountValues = {
  country: '',
  password: '',
  ...(Object.fromEntries(Object.keys(accountLabels).map((field) => [field, ''])) as Record<AccountField, string>),
  accountType: 'checking',
}

/** What banks of the chosen country ask for, and nothing that was typed for another one. */
export const accountOf = ({ country, ...typed }: AccountValues) =>
  ({
    country,
    ...Object.fromEntries((country ? accountFields(country) : []).map((field) => [field, typed[field]])),
  }) as PayoutAccount

/** Where a field of the request is in the form. */
export const fieldOf = (path: string) => path.replace(/^account\./, '')

const errorsOf = errorsBy(enteredAccount)

export function checkAccount(values: AccountValues): Record<string, string> {
  if (!values.country) return { country: 'Please choose the country of your bank.' }
  const found = errorsOf({ account: accountOf(values), password: values.password })
  return Object.fromEntries(Object.entries(found).map(([path, message]) => [fieldOf(path), message as string]))
}
