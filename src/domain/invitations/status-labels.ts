import type { InvitationStatus } from './status.ts'

export const invitationStatusLabels: Record<InvitationStatus, string> = {
  open: 'Invited',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'No answer',
  closed: 'Project closed',
}
