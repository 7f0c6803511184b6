export const mailStatuses = ['queued', 'sending', 'sent', 'failed'] as const
export type MailStatus = (typeof mailStatuses)[number]

/** A mail that is being sent at this moment waits like the others. */
export const mailFilters = ['all', 'queued', 'sent', 'failed'] as const
export type MailFilter = (typeof mailFilters)[number]

export const mailPageSize = 25

/** What may be done next: what was given up is tried again. */
export const mailActionsFrom = (status: MailStatus): 'resend'[] => (status === 'failed' ? ['resend'] : [])
