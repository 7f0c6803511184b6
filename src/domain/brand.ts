/** The name, the tagline and the figures, each of them once: every page, title and email takes them from here. */
export const brand = {
  name: 'Glide',
  tagline: 'Founded by CPAs and former Big 4 professionals for accountants who expect excellence.',
  /** Where the logo of the public pages links: this site's own landing page, or a marketing site elsewhere. */
  marketingSiteUrl: '/',
} as const

export const claims = {
  retention: '97%',
  firmYears: '40+',
  generations: '4',
  /** What we promise. The measured figure replaces it among the statistics. */
  replyMinutes: '15–30',
  /** The measured figures replace these two, if the operator turns that on and there is enough data. */
  acceptedShare: '<1%',
  vettedCount: '25+',
} as const
