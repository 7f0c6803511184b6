import type { Services } from '../services.ts'
import { clearExpired } from './clear-expired.ts'
import { clearOldMails } from './clear-old-mails.ts'
import { startPeriodic } from './periodic.ts'

export const startJobs = ({ doors, log }: Pick<Services, 'doors' | 'log'>) =>
  startPeriodic(doors, [clearExpired, clearOldMails], log)
