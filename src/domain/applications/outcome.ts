/** After so many working days of a firm without an answer, an application ends by itself. */
export const unansweredDays = 10

/** Why an application ended without a decision of the firm. */
export const applicationOutcomes = ['closed', 'filled', 'no-answer'] as const
export type ApplicationOutcome = (typeof applicationOutcomes)[number]

/** What follows the firm's name. */
export const outcomeTexts: Record<ApplicationOutcome, string> = {
  closed: 'closed the project, so your application has ended',
  filled: 'filled the project, so your application has ended',
  'no-answer': 'didn’t answer within ten business days, so your application has ended',
}
