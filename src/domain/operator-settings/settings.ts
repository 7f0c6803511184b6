import * as z from 'zod/mini'
import { meetingTemplate } from '../interviews/interview.ts'

/** Basis points: 1,500 are 15%. */
const feeMessage = 'Please enter a percentage from 0 to 50.'
export const feeBasisPoints = z.int(feeMessage).check(z.minimum(0, feeMessage), z.maximum(5000, feeMessage))

/** Bank, account and whatever else a firm needs for a transfer, as the operator writes it. */
export const transferDetails = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(600, 'Please use at most 600 characters.'))

/** What the operator decides for the whole product. */
export const operatorSettings = z.strictObject({
  acceptanceNeedsScorecard: z.boolean(),
  showsMeasuredClaims: z.boolean(),
  /** Where interviews take place; null: whoever arranges one gives a link. */
  meetingTemplate: z.nullable(meetingTemplate),
  /** What is added to the pay of each hour. Offers keep the fee that they were made with. */
  feeBasisPoints,
  holdsShortlists: z.boolean(),
  /** Where firms transfer money to; null: invoices don't say. An issued invoice keeps what it was issued with. */
  transferDetails: z.nullable(transferDetails),
})
export type OperatorSettings = z.output<typeof operatorSettings>

export type OperatorSwitch = Exclude<keyof OperatorSettings, 'meetingTemplate' | 'feeBasisPoints' | 'transferDetails'>

/** What each switch does, as the page shows it. */
export const operatorSettingLabels: Record<OperatorSwitch, { title: string; description: string }> = {
  acceptanceNeedsScorecard: {
    title: 'Require a scorecard to accept',
    description:
      'A candidate can be accepted once an admin has scored every criterion. Anyone accepted earlier stays accepted.',
  },
  showsMeasuredClaims: {
    title: 'Show measured figures on the landing page',
    description:
      'Replaces the claims with figures measured on this platform. A figure without enough data keeps its sample.',
  },
  holdsShortlists: {
    title: 'Review new shortlists first',
    description:
      'A firm sees the shortlist of a new project once an admin has reviewed it. If you turn this off, firms see those that were waiting.',
  },
}
