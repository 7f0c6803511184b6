import type { Secrets } from '../accounts/secrets.ts'
import type { Services } from '../services.ts'

export const hashOfFeed = (secret: string, secrets: Secrets): string => secrets.hash('calendar-feed', secret)

export const feedAddress = (secret: string, { appUrl }: Pick<Services['env'], 'appUrl'>): string =>
  `${appUrl}/calendar/${secret}.ics`
