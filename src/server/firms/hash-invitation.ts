import type { Services } from '../services.ts'

export const hashInvitation = ({ secrets }: Pick<Services, 'secrets'>, token: string): string =>
  secrets.hash('firm-invitation', token)
