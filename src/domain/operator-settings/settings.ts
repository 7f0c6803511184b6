import * as z from 'zod/mini'

/** What the operator decides for the whole product. */
export const operatorSettings = z.strictObject({
  acceptanceNeedsScorecard: z.boolean(),
  showsMeasuredClaims: z.boolean(),
})
export type OperatorSettings = z.output<typeof operatorSettings>

/** What each setting does, in the words of the page. */
export const operatorSettingWords: Record<keyof OperatorSettings, { title: string; words: string }> = {
  acceptanceNeedsScorecard: {
    title: 'Accepting needs a scorecard',
    words:
      'A candidate can be accepted once an admin has scored every criterion. Those who were accepted before stay accepted.',
  },
  showsMeasuredClaims: {
    title: 'The landing page shows measured figures',
    words: 'Its claims are replaced by what was measured here. A figure without enough behind it keeps its sample.',
  },
}
