import * as z from 'zod/mini'
import { meetingTemplate } from '../interviews/interview.ts'

/** What the operator decides for the whole product. */
export const operatorSettings = z.strictObject({
  acceptanceNeedsScorecard: z.boolean(),
  showsMeasuredClaims: z.boolean(),
  /** Where interviews take place; null: whoever arranges one gives a link. */
  meetingTemplate: z.nullable(meetingTemplate),
})
export type OperatorSettings = z.output<typeof operatorSettings>

export type OperatorSwitch = Exclude<keyof OperatorSettings, 'meetingTemplate'>

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
}
