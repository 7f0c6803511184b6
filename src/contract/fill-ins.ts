/** What the server writes into a pre-rendered page each time it serves one. */
export const fillIns = {
  appUrl: '{{appUrl}}',
  year: '{{year}}',
  exampleStart: '{{exampleStart}}',
  exampleIntro: '{{exampleIntro}}',
  email: '{{email}}',
  emailInQuery: '{{emailInQuery}}',
  message: '{{message}}',
} as const
