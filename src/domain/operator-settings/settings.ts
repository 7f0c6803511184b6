import * as z from 'zod/mini'

/** What the operator decides for the whole product. */
export const operatorSettings = z.strictObject({
  acceptanceNeedsScorecard: z.boolean(),
  showsMeasuredClaims: z.boolean(),
})
export type OperatorSettings = z.output<typeof operatorSettings>

/** What each setting does, in the words of the page. */
export const operatorSettingLabels: Record<keyof OperatorSettings, { title: string; description: string }> = {
  acceptanceNeedsScorecard: {
    title: 'Accepting needs a scorecard',
    description:
      'A candidate can be accepted once an admin has scored every criterion. Those who were accepted before stay accepted.',
  },
  showsMeasuredClaims: {
    title: 'The landing page shows measured figures',
    description:
      'Its claims are replaced by what was measured here. A figure without enough behind it keeps its sample.',
  },
}
