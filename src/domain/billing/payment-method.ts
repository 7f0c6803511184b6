export const paymentMethodTypes = ['card', 'us_bank_account'] as const
export type PaymentMethodType = (typeof paymentMethodTypes)[number]

/** Messages shared by the pages and the server. */
export const billingMessages = {
  notConfigured: 'Billing unavailable: Stripe publishable key is not configured.',
  notSignedIn: 'You must be signed in to manage billing.',
  notLoaded: 'Failed to load billing.',
  noAccount: 'Failed to load account information',
  notStarted: 'Could not start add-payment flow.',
  notRefreshed: 'Failed to refresh payment methods.',
  notRemoved: 'The payment method could not be removed.',
  notChosen: 'The default could not be changed.',
} as const

/** The method that is charged: the chosen one while it exists, otherwise the oldest. */
export function defaultOf<M extends { id: string }>(oldestFirst: M[], chosenId: string | null): M | undefined {
  return oldestFirst.find(({ id }) => id === chosenId) ?? oldestFirst[0]
}
