import * as z from 'zod/mini'

/** What the operator decides for the whole product. */
export const operatorSettings = z.strictObject({
  acceptanceNeedsScorecard: z.boolean(),
  showsMeasuredClaims: z.boolean(),
})
export type OperatorSettings = z.output<typeof operatorSettings>

/** What each setting does, as the page shows it. */
export const operatorSettingLabels: Record<keyof OperatorSettings, { title: string; description: string }> = {
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
