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
  supportEmail: '{{supportEmail}}',
  scheduling: '{{scheduling}}',
} as const

/** A claim that the measured figure replaces, once there is one. */
// @__NO_SIDE_EFFECTS__
export const measured = (claim: 'acceptedShare' | 'vettedCount' | 'replyMinutes', written: string): string =>
  `{{${claim}|${written}}}`
