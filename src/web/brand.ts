/** What every page shows of the brand, apart from content.ts, which only public pages load. */
export const brand = {
  name: 'Glide',
  tagline: 'Founded by CPAs and former Big 4 professionals for accountants who expect excellence.',
  replyPromise: 'Replies in 15–30 minutes',
  /** Where the logo of the public pages links: this site's own landing page, or a marketing site elsewhere. */
  marketingSiteUrl: '/',
} as const

/** What the measured figures replace, if the operator turns that on and there is enough data. */
export const claims = { acceptedShare: '<1%', vettedCount: '25+' } as const
