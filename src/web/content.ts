/** Every marketing word, for an operator to edit. Nothing of it is repeated in the pages. */
export const brand = {
  name: 'Glide',
  tagline: 'Founded by CPAs and former Big 4 professionals for accountants who expect excellence.',
  replyPromise: 'Replies in 15–30 minutes',
  /** Where the logo of the public pages leads: this site's own landing page, or a marketing site elsewhere. */
  marketingSiteUrl: '/',
} as const

/** A social link that is empty is not drawn. */
export const socialLinks: { label: 'LinkedIn' | 'Twitter'; url: string }[] = [
  { label: 'LinkedIn', url: '' },
  { label: 'Twitter', url: '' },
]

export const publicHeader = {
  anchors: [
    { label: 'How It Works', href: '/#how' },
    { label: 'Customers', href: '/#features' },
  ],
  talent: { label: 'Join Talent Pool', to: '/talent-intake' },
  login: { label: 'Login', to: '/login' },
  buyers: { label: 'Get Talent Now', to: '/customer-onboarding' },
} as const

export const footer = {
  columns: [
    {
      title: 'Capabilities',
      links: [
        { label: 'How it works', href: '/#how' },
        { label: 'Services', href: '/#features' },
        { label: 'Case Studies', href: '/case-studies' },
        { label: 'Security', href: '/security' },
      ],
    },
    {
      title: 'Company',
      links: [
        { label: 'About Us', href: '/#about' },
        { label: 'Apply to be Talent', href: '/#talent' },
      ],
    },
    {
      title: 'Support',
      links: [
        { label: 'Terms of Service', href: '/terms' },
        { label: 'Privacy Policy', href: '/privacy' },
      ],
    },
  ],
  copyright: (year: number) => `© ${year} ${brand.name}. All rights reserved.`,
} as const

export const hero = {
  headline: 'Vetted accountants, ready for your next close',
  lead: 'Glide matches accounting firms and finance teams with CPA-vetted professionals who know US accounting. Fractional, flexible and on demand.',
  promise: 'Tell us what you need. We reply in 15–30 minutes.',
  buyers: { label: 'Get Talent Now', to: '/customer-onboarding' },
  talent: { label: 'Apply as Talent', to: '/talent-intake' },
} as const

export const statistics = [
  { figure: '97%', label: 'engagement retention' },
  { figure: '25+', label: 'vetted accountants' },
  { figure: '<1%', label: 'of candidates accepted' },
  { figure: '40+', label: 'years of firm experience, over 4 generations' },
  { figure: '15–30', label: 'minutes to a reply' },
] as const

export const howItWorks = {
  title: 'How it works',
  lead: 'Four steps from a quick form to a start date. You commit at the last one.',
  steps: [
    { title: 'Tell us what you need', text: 'A quick form: the scope, the software, the hours and the start date.' },
    { title: 'Get matched', text: 'A shortlist of vetted candidates, with the hours each one has free.' },
    { title: 'Meet candidates', text: 'Virtual intros before you commit to anything.' },
    { title: 'Engagement launch', text: 'Statement of work, onboarding and a start date on the calendar.' },
  ],
} as const

export const services = {
  title: 'Services',
  lead: 'Six categories of work, staffed by people who have done it inside US firms’ systems.',
  categories: [
    'Core Ops',
    'Tax Preparation Support',
    'Cleanup Support',
    'Compliance Support',
    'Reporting and AR Hygiene',
    'Cross-Functional Support',
  ],
} as const

export const about = { title: 'About Us', text: brand.tagline } as const

export const talentCall = {
  title: 'Apply to be Talent',
  text: 'Apply with a PDF resume, create an account and book a 30-minute intro call. If you are accepted, we match you with US accounting work that fits your hours.',
  action: { label: 'Apply to be Talent', to: '/talent-intake' },
} as const
