export const mailStatuses = ['queued', 'sent', 'failed', 'dropped'] as const
export type MailStatus = (typeof mailStatuses)[number]

export const mailStatusLabels: Record<MailStatus, string> = {
  queued: 'Queued',
  sent: 'Sent',
  failed: 'Failed',
  dropped: 'Dropped',
}

export const mailFilters = ['all', ...mailStatuses] as const
export type MailFilter = (typeof mailFilters)[number]

export const mailPageSize = 25

/** What may be done next: a failed email can be sent again. */
export const mailActionsFrom = (status: MailStatus): 'resend'[] => (status === 'failed' ? ['resend'] : [])
