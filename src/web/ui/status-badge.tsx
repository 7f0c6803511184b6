import { Glyph, type GlyphName } from './glyph.tsx'
import classes from './status-badge.module.css'

type Look = {
  label: string
  tone: 'amber' | 'ink' | 'green' | 'outlined' | 'red' | 'gray' | 'dashed'
  glyph: GlyphName
}

const waiting = (label: string): Look => ({ label, tone: 'amber', glyph: 'circle' })
const underWay = (label: string, glyph: GlyphName = 'half'): Look => ({ label, tone: 'ink', glyph })
const good = (label: string, glyph: GlyphName = 'tick'): Look => ({ label, tone: 'green', glyph })
const refused = (label: string): Look => ({ label, tone: 'red', glyph: 'cross' })
const completed = underWay('Completed', 'tickOnDoubleRule')
const over = (label: string): Look => ({ label, tone: 'gray', glyph: 'box' })
const archived = over('Archived')

/** Label, tone and glyph of every status, by audience. */
const looks = {
  project: {
    draft: { label: 'Draft', tone: 'dashed', glyph: 'dashedCircle' },
    Open: { label: 'Open', tone: 'outlined', glyph: 'ringWithDot' },
    active: good('Active', 'disc'),
    Filled: good('Filled'),
    completed,
    archived,
    'taken-down': refused('Taken down'),
  },
  candidate: {
    pending: waiting('Pending Review'),
    interviewed: underWay('Interviewed'),
    accepted: good('Accepted'),
    rejected: refused('Rejected'),
  },
  talent: {
    pending: waiting('Pending'),
    interviewing: underWay('Interviewing'),
    approved: good('Approved'),
    rejected: refused('Rejected'),
    onboarded: good('Onboarded', 'disc'),
  },
  own: {
    pending: waiting('Applied'),
    reviewing: underWay('Under Review'),
    interview: underWay('Interview', 'threeQuarters'),
    accepted: good('Accepted'),
    rejected: refused('Not Selected'),
    completed,
    archived,
  },
  admin: {
    active: good('Active', 'disc'),
    invited: waiting('Invited'),
    expired: { label: 'Invitation expired', tone: 'dashed', glyph: 'dashedCircle' },
  },
  firm: { waiting: waiting('To verify'), verified: good('Verified') },
  ownFirm: { waiting: waiting('Being verified'), verified: good('Verified') },
  person: {
    active: good('Active', 'disc'),
    unconfirmed: waiting('Unconfirmed'),
    suspended: refused('Suspended'),
    closed: over('Closed'),
  },
  application: {
    pending: waiting('Pending'),
    reviewing: underWay('Reviewing'),
    accepted: good('Accepted'),
    rejected: refused('Declined'),
  },
  invitation: {
    open: waiting('Invited'),
    accepted: good('Accepted'),
    declined: refused('Declined'),
    expired: over('No answer'),
    closed: over('Project closed'),
  },
  offer: {
    draft: { label: 'Draft', tone: 'dashed', glyph: 'dashedCircle' },
    yours: waiting('Your turn'),
    theirs: underWay('Their turn'),
    sent: waiting('Sent'),
    countered: waiting('Countered'),
    accepted: good('Accepted'),
    declined: refused('Declined'),
    withdrawn: over('Withdrawn'),
    expired: over('Expired'),
  },
  invoice: {
    draft: { label: 'Draft', tone: 'dashed', glyph: 'dashedCircle' },
    issued: waiting('Open'),
    processing: underWay('Processing'),
    paid: good('Paid'),
    overdue: refused('Overdue'),
    failed: refused('Payment failed'),
    credited: over('Credited'),
  },
  week: {
    open: { label: 'Open', tone: 'dashed', glyph: 'dashedCircle' },
    submitted: waiting('Submitted'),
    returned: refused('Returned'),
    approved: good('Approved'),
    invoiced: underWay('Invoiced', 'tickOnDoubleRule'),
  },
  engagement: {
    preparing: waiting('Preparing'),
    active: good('Active', 'disc'),
    paused: over('Paused'),
    ending: underWay('Ending', 'threeQuarters'),
    ended: over('Ended'),
    terminated: refused('Ended at once'),
    converted: good('Full-time'),
  },
  match: {
    vetted: good('Vetted'),
  },
  call: {
    booked: waiting('Booked'),
    held: underWay('Held', 'tickOnDoubleRule'),
    missed: refused('No-show'),
    cancelled: over('Canceled'),
  },
  mail: {
    queued: waiting('Queued'),
    sent: good('Sent'),
    failed: refused('Failed'),
    dropped: over('Dropped'),
  },
  job: {
    waiting: waiting('Waiting'),
    running: underWay('Running'),
    failed: refused('Failed'),
  },
} satisfies Record<string, Record<string, Look>>

type Props = { [Kind in keyof typeof looks]: { kind: Kind; status: keyof (typeof looks)[Kind] } }[keyof typeof looks]

/** The label alone, for a sentence. */
export const candidateStatusLabel = (status: keyof typeof looks.candidate): string => looks.candidate[status].label

export function StatusBadge({ kind, status }: Props) {
  const { label, tone, glyph } = (looks[kind] as Record<string, Look>)[status] as Look
  return (
    <span className={classes.badge} data-tone={tone}>
      <Glyph name={glyph} />
      {label}
    </span>
  )
}
