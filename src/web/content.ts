import { measured } from '#contract/fill-ins.ts'
import { brand, claims } from '#domain/brand.ts'

// All marketing copy, for an operator to edit; the name, the tagline and the figures are in domain/brand.ts. None of it is repeated
// in the pages. What `isSample` marks is shown as a sample, and in production not at all: replace it, then remove the mark. Only the
// hero's picture stays there, with its mark.

/** In a sentence, the sign is a word. */
// @__NO_SIDE_EFFECTS__
const acceptedShare = (under: 'Under' | 'under') =>
  measured('acceptedShare', claims.acceptedShare.replace('<', `${under} `))

export const replyPromise = `Replies in ${claims.replyMinutes} minutes`

/** An empty social link is not shown. */
export const socialLinks: { label: 'LinkedIn' | 'Twitter'; url: string }[] = [
  { label: 'LinkedIn', url: '' },
  { label: 'Twitter', url: '' },
]

const login = { label: 'Login', href: '/login' }
export const getTalent = { label: 'Get Talent Now', href: '/customer-onboarding' }

/** The header of the landing page. */
export const landingHeader = {
  anchors: [
    { label: 'How It Works', href: '#how' },
    { label: 'Services', href: '#features' },
    { label: 'About Us', href: '#about' },
  ],
  links: [{ label: 'Apply as Talent', href: '/talent-intake' }, login],
  action: getTalent,
}

/** The header for someone who has applied and isn't signed in. */
export const applicantHeader = {
  anchors: [{ label: 'How It Works', href: '/#how' }],
  links: [],
  action: login,
}

/** The header of every other public page. */
export const publicHeader = {
  anchors: [
    { label: 'How It Works', href: '/#how' },
    { label: 'Customers', href: '/#features' },
  ],
  links: [{ label: 'Join Talent Pool', href: '/talent-intake' }, login],
  action: getTalent,
}

const supportColumn = 'Support'
const applying = '/#talent'

export const footer = {
  /** The column with the operator's address. */
  support: supportColumn,
  /** Where its invitation to apply leads. */
  applying,
  columns: [
    {
      title: 'Capabilities',
      links: [
        { label: 'How it works', href: '/#how' },
        { label: 'Services', href: '/#features' },
        { label: 'Case Studies', href: '/case-studies' },
        { label: 'How Matching Works', href: '/how-matching-works' },
        { label: 'Security', href: '/security' },
      ],
    },
    {
      title: 'Company',
      links: [
        { label: 'About Us', href: '/#about' },
        { label: 'Apply to be Talent', href: applying },
      ],
    },
    {
      title: supportColumn,
      links: [
        { label: 'Terms of Service', href: '/terms' },
        { label: 'Privacy Policy', href: '/privacy' },
      ],
    },
  ],
  copyright: (year: number | string) => `© ${year} ${brand.name}. All rights reserved.`,
} as const

/** What search engines and link previews show for the landing page. */
export const landingMeta = {
  title: `${brand.name}: vetted accountants for US firms, on demand`,
  description: `CPA-vetted accounting professionals for firms and finance teams: fractional, flexible and on demand. Tell us what you need and get a reply in ${claims.replyMinutes} minutes.`,
} as const

export const hero = {
  headline: 'Vetted accountants, ready for your next close',
  lead: `${brand.name} matches accounting firms and finance teams with CPA-vetted professionals who know US accounting. Fractional, flexible and on demand.`,
  promise: `Tell us what you need. We reply in ${claims.replyMinutes} minutes.`,
  buyers: { label: 'Get Talent Now', href: '#cta' },
  why: { label: `Why ${brand.name}`, href: '#why-glide' },
} as const

/** The hero's picture. Hours are counted from the days, eight a day, so that the total ties. */
export const shortlist = {
  isSample: true,
  title: 'Your shortlist',
  scope: 'Month-end close, three entities',
  starts: 'Starts',
  columns: { candidate: 'Candidate', hours: 'Hours free' },
  candidates: [
    { name: 'Maria S.', role: 'Senior Accountant, CPA', place: 'Philippines, QuickBooks Online', days: 'MTWTF' },
    { name: 'Tomás R.', role: 'Close & consolidations', place: 'Mexico, NetSuite', days: 'MT-TF' },
    { name: 'Anjali P.', role: 'Sales tax, multi-state', place: 'India, Xero', days: 'M-W-F' },
  ],
  total: 'Available in your first week',
  intros: 'Virtual intros',
  vetted: 'All vetted',
} as const

export const statistics = [
  { figure: claims.retention, label: 'engagement retention' },
  { figure: measured('vettedCount', claims.vettedCount), label: 'vetted accountants' },
  { figure: measured('acceptedShare', claims.acceptedShare), label: 'of candidates accepted' },
  { figure: claims.firmYears, label: `years of firm experience, over ${claims.generations} generations` },
  { figure: measured('replyMinutes', claims.replyMinutes), label: 'minutes to a reply' },
] as const

/** Sample names; `style` is the typography of a name in place of a logo. */
export const clients = {
  isSample: true,
  title: 'Trusted by firms and finance teams',
  logos: [
    { name: 'Hollis & Quay', url: 'https://example.com/hollis-quay', style: 'book' },
    { name: 'Brackenfield', url: 'https://example.com/brackenfield', style: 'capitals' },
    { name: 'Tallow Street', url: 'https://example.com/tallow-street', style: 'italic' },
    { name: 'orrin lake', url: 'https://example.com/orrin-lake', style: 'barred' },
    { name: 'Fenmark', url: 'https://example.com/fenmark', style: 'roman' },
    { name: 'Pellworth Advisory', url: 'https://example.com/pellworth', style: 'twofold' },
  ],
} as const

export const useCases = {
  title: `Where ${brand.name} fits`,
  lead: 'Four needs that a full-time hire meets too slowly, or for too long.',
  cases: [
    {
      drawing: 'burst',
      title: 'Burst capacity',
      text: 'Extra hands for closes and filings, for the weeks when the work exceeds your capacity.',
    },
    {
      drawing: 'week',
      title: 'Fractional or ongoing',
      text: 'Ten hours a week or a standing seat on the team. Set the days and keep them.',
    },
    {
      drawing: 'cleanup',
      title: 'Special projects',
      text: 'Cleanups, catch-ups and migrations with a start, an end and a reconciled result.',
    },
    {
      drawing: 'entities',
      title: 'Specialized expertise',
      text: 'Sales tax, multi-state and consolidations, from people who do them every month.',
    },
  ],
} as const

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

export const benefits = {
  title: `Why firms stay with ${brand.name}`,
  lead: 'Five reasons, in the order partners ask about them.',
  cards: [
    {
      drawing: 'hours',
      topic: 'Cost',
      title: 'Pay for the hours the work takes',
      text: 'Rates depend on scope and seniority and are quoted before matching. No bench to carry after the deadline.',
    },
    {
      drawing: 'clock',
      topic: 'Speed',
      title: `A reply in ${claims.replyMinutes} minutes`,
      text: 'Send the form and a person answers. A shortlist with availability follows, not a pile of resumes.',
    },
    {
      drawing: 'retention',
      topic: 'Reliability',
      title: `${claims.retention} of engagements stay`,
      text: `${acceptedShare('Under')} of candidates are accepted. The ones you meet have been interviewed and vetted by CPAs.`,
    },
    {
      drawing: 'link',
      topic: 'Security',
      title: 'Your records stay yours',
      text: 'Work happens in your systems, under your permissions. Documents are private and every link expires.',
    },
    {
      drawing: 'season',
      topic: 'Scalability',
      title: 'One seat or a full team',
      text: `${measured('vettedCount', claims.vettedCount)} vetted accountants, from Staff to Controller. Add hours for the season and release them after.`,
    },
  ],
} as const

export const services = {
  title: 'Services',
  lead: 'Six categories of work, staffed by people who have done it inside US firms’ systems.',
  categories: [
    { title: 'Core Ops', tasks: ['Bookkeeping', 'AP / AR support', 'Month-end close and reconciliations'] },
    {
      title: 'Tax Preparation Support',
      tasks: ['Workpapers and return preparation', '1099 prep and W-9 collection', 'Sales tax filings'],
    },
    { title: 'Cleanup Support', tasks: ['Catch-up bookkeeping', 'Chart of accounts repair', 'Software migrations'] },
    {
      title: 'Compliance Support',
      tasks: ['Audit PBC support', 'Multi-state registrations', 'Policy and control records'],
    },
    {
      title: 'Reporting and AR Hygiene',
      tasks: ['Management reporting packages', 'Aging reviews and collections', 'FP&A models'],
    },
    {
      title: 'Cross-Functional Support',
      tasks: ['Payroll coordination', 'Client onboarding', 'Close calendars and checklists'],
    },
  ],
} as const

export const about = {
  /** The story; the figures below it are claims. */
  isSample: true,
  title: 'Started in a family firm, built for yours',
  /** Without the story. */
  titleAlone: 'About us',
  text: `${brand.name} was founded by CPAs and former Big 4 professionals who grew up around a family practice and spent too many Januaries looking for one more good pair of hands. The standard we hire to is the one we were raised on: the numbers tie, and our word holds.`,
  figures: [
    { figure: claims.generations, label: 'generations in practice' },
    { figure: claims.firmYears, label: 'years of firm experience' },
  ],
} as const

export const testimonials = {
  isSample: true,
  title: 'What clients say',
  lead: 'From managing partners, controllers and the people who run the close.',
  quotes: [
    {
      text: 'The shortlist came with hours, not adjectives. We knew by Tuesday who could take the January closes.',
      role: 'Managing partner',
      firm: '40-person firm, Ohio',
    },
    {
      text: 'She found a reconciling item our last three reviewers had walked past.',
      role: 'Controller',
      firm: 'Multi-entity distributor, Texas',
    },
    {
      text: 'We keep two people year round and add four in March. Nobody is sitting on the bench in June.',
      role: 'Tax director',
      firm: 'Regional CPA firm, Oregon',
    },
    {
      text: 'Eleven months of catch-up, finished in five weeks, and the workpapers were clean.',
      role: 'Founder',
      firm: 'Client accounting practice, Florida',
    },
    {
      text: 'Intros took half an hour each. The second person started the next Monday.',
      role: 'Operations lead',
      firm: 'Outsourced CFO firm, Colorado',
    },
    {
      text: 'Our multi-state filings stopped being the thing I think about on Sundays.',
      role: 'VP Finance',
      firm: 'E-commerce company, New Jersey',
    },
  ],
} as const

export const faqs = {
  title: 'Questions, answered',
  items: [
    {
      question: 'How much does it cost?',
      answer:
        'Rates vary by scope and seniority. You get a quote before matching, so you know the number before you meet anyone.',
    },
    {
      question: 'Can I convert someone to full-time?',
      answer:
        'Yes, conversion to full-time is possible. Tell us when you want to, and we’ll agree on terms with you and the accountant.',
    },
    {
      question: 'How are candidates vetted?',
      answer: `A CPA reviews each resume, every candidate is interviewed, and ${acceptedShare('under')} are accepted. You meet the ones on your shortlist yourself before you commit.`,
    },
    {
      question: 'Which software do they know?',
      answer:
        'QuickBooks Online, Xero, NetSuite, Sage Intacct, Bill and the common tax packages. Name yours in the form, and we’ll match on it.',
    },
    {
      question: 'Do they work in US time zones?',
      answer:
        'Yes. Many of our accountants live offshore and keep US hours for their clients. Each shortlist says which days and hours a person has free.',
    },
    {
      question: 'How soon can someone start?',
      answer: `We reply in ${claims.replyMinutes} minutes. A shortlist and virtual intros follow, and the statement of work names the start date you both agreed on.`,
    },
  ],
} as const

export const talentCall = {
  title: 'Are you the accountant we’re looking for?',
  text: 'Apply with a PDF resume and create an account. A CPA reviews every application. If you are accepted, we match you with US accounting work that fits your hours.',
  action: { label: 'Apply to be Talent', href: '/talent-intake' },
  path: ['Apply', 'Review', 'Matched'],
} as const

export const support = {
  title: 'Get Support Now',
  lead: `Leave your email and we’ll reply in ${claims.replyMinutes} minutes with what we need to build your shortlist.`,
  label: 'Your email',
  placeholder: 'Enter Your Email to Get Started',
  action: 'Get Support Now',
  working: 'Sending…',
  thanks: {
    title: 'Thank you. We have your email.',
    /** Followed by the address itself. */
    text: `We reply in ${claims.replyMinutes} minutes to`,
    next: 'Ready to keep going? Create your account, and your first project is a form away.',
    action: { label: 'Create Your Account', href: '/customer-onboarding' },
    back: 'Back to the home page',
  },
} as const
