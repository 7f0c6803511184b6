/** What the server writes into a pre-rendered page each time it serves one. */
export const fillIns = {
  appUrl: '{{appUrl}}',
  year: '{{year}}',
  exampleStart: '{{exampleStart}}',
  exampleIntro: '{{exampleIntro}}',
  email: '{{email}}',
  emailInQuery: '{{emailInQuery}}',
  message: '{{message}}',
  path: '{{path}}',
} as const

/** A claim that gives way to the measured one. Until there is one, what is written stands. */
// @__NO_SIDE_EFFECTS__
export const measured = (claim: 'acceptedShare' | 'vettedCount', written: string): string => `{{${claim}|${written}}}`
