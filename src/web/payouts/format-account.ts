import { countryName } from '#domain/payouts/account.ts'

/** As its owner and whoever pays know it. */
export const formatAccount = ({ country, lastFour }: { country: string; lastFour: string }): string =>
  `${countryName(country)}, ends in ${lastFour}`
