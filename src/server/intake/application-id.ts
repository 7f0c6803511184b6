import { randomUUID } from 'node:crypto'
import type { TalentApplication } from '#domain/intake/application.ts'
import type { Secrets } from '../accounts/secrets.ts'

/**
 * The id of an application: the same for the same key and address, so that sending it again refers to the same row.
 * Keyed, so that nobody can derive one from an address, and known before the work begins.
 */
export const applicationId = ({ applicationKey, email }: TalentApplication, secrets: Secrets): string =>
  applicationKey ? secrets.uuid('application', `${applicationKey}:${email}`) : randomUUID()
