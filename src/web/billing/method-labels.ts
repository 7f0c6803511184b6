import type { PaymentMethod } from '#contract/billing.ts'

const brands: Record<string, string> = {
  amex: 'American Express',
  american_express: 'American Express',
  diners: 'Diners Club',
  diners_club: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  union_pay: 'UnionPay',
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).replaceAll('_', ' ')

export const methodTitle = ({ type, name, last4 }: PaymentMethod) =>
  `${type === 'card' ? (brands[name] ?? capital(name)) : name} ending in ${last4}`

export function methodDetail({ type, exp_month: month, exp_year: year }: PaymentMethod, now = new Date()): string {
  if (type === 'us_bank_account') return 'US bank account'
  if (!month || !year) return 'Card'
  const isOver = new Date(year, month) <= now
  return `${isOver ? 'Expired' : 'Expires'} ${String(month).padStart(2, '0')}/${year}`
}
