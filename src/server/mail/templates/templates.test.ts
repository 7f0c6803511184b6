import { expect, test } from 'vitest'
import { retentionReasons } from '#domain/retention/retention.ts'
import { accountDeletedEmail } from './account-deleted.ts'
import { accountRestoredEmail, accountSuspendedEmail } from './account-suspended.ts'
import { accountKeptEmail, accountMergedEmail } from './accounts-merged.ts'
import { applicationMovedEmail, declinedWithInterviewsEmail } from './application-moved.ts'
import { candidateDecidedEmail } from './candidate-decided.ts'
import { confirmationEmail } from './confirm-email.ts'
import { disputeEmail } from './dispute.ts'
import { engagementEmail } from './engagement.ts'
import { expiryWarningEmail } from './expiry-warning.ts'
import { firmInvitationEmail } from './firm-invitation.ts'
import { firmVerifiedEmail, verificationWithdrawnEmail } from './firm-verified.ts'
import { type InterviewEmail, interviewEmail } from './interview.ts'
import { introCallAdminEmail, introCallEmail } from './intro-call.ts'
import { invitationEmail } from './invitation.ts'
import { adminInvitationEmail } from './invite-admin.ts'
import { invoiceEmail } from './invoice.ts'
import { loginsPausedEmail } from './logins-paused.ts'
import { mergeUndoneEmail } from './merge-undone.ts'
import { newApplicationsEmail } from './new-application.ts'
import { newLeadEmail } from './new-lead.ts'
import { type OfferEmail, offerEmail } from './offer.ts'
import { passwordChangedEmail } from './password-changed.ts'
import { paymentMethodChangedEmail } from './payment-method-changed.ts'
import { payoutAccountChangedEmail } from './payout-account-changed.ts'
import { projectDeletedEmail } from './project-deleted.ts'
import { projectPutBackEmail, projectTakenDownEmail } from './project-taken-down.ts'
import { refundFailedEmail } from './refund-failed.ts'
import { resetPasswordEmail } from './reset-password.ts'
import { infectedResumeAdminEmail, resumeInfectedEmail } from './resume-infected.ts'
import { resumeReadEmail } from './resume-read.ts'
import { seatChangedEmail } from './seat-changed.ts'
import { seatRemovedEmail } from './seat-removed.ts'
import { statementEmail } from './statement.ts'
import { twoFactorChangedEmail } from './two-factor-changed.ts'
import { unreadMessagesEmail } from './unread-messages.ts'
import { weekEmail, weekEmailKinds } from './week.ts'

const link = 'https://glide.example/confirm?token=b7c1f02e&a=1'
const challenge = { name: 'Carmen', link, code: '418207' }
const call = {
  name: 'Carmen',
  location: 'Online',
  link,
  when: { day: 'Thursday, November 19, 2026', hours: '10:00 – 10:30 AM', zone: 'Philippine Standard Time (GMT+8)' },
}
const both = {
  mine: call.when,
  theirs: { day: 'Wednesday, November 18, 2026', hours: '9:00 – 9:30 PM', zone: 'Eastern Standard Time (GMT-5)' },
}
const interview = {
  side: 'talent',
  name: 'Carmen',
  other: 'Ellen Reed',
  firm: 'Hollis CPAs',
  minutes: 30,
  when: both,
  proposed: [both],
  place: 'https://meet.example/x',
  word: 'No need to prepare.',
  because: null,
  cancelledBy: 'them',
  page: link,
} as const
const interviewEmails = [
  'interview-booked',
  'interview-proposed',
  'interview-moved',
  'interview-cancelled',
  'interview-expired',
  'interview-place',
  'interview-reminder',
  'interview-question',
  'interview-left',
] as const satisfies InterviewEmail[]
const moved = {
  name: 'Carmen',
  title: 'Month-end close',
  owner: { name: 'Ellen Reed', firm: 'Hollis CPAs', email: 'ellen@example.com', phone: null },
  reason: null,
  projectLink: link,
  browseLink: link,
}
const decided = { ...call, isCancelled: false, scheduleLink: link, platformLink: link }
const emails = [
  candidateDecidedEmail('candidate-interview', decided),
  candidateDecidedEmail('candidate-interview', { ...decided, when: null }),
  candidateDecidedEmail('candidate-interview', { ...decided, when: null, scheduleLink: null }),
  candidateDecidedEmail('candidate-accepted', decided),
  candidateDecidedEmail('candidate-rejected', decided),
  candidateDecidedEmail('candidate-rejected', { ...decided, isCancelled: true }),
  applicationMovedEmail('application-reviewing', moved),
  applicationMovedEmail('application-accepted', moved),
  applicationMovedEmail('application-declined', moved),
  applicationMovedEmail('application-declined', { ...moved, reason: 'We chose people with more of Xero.' }),
  declinedWithInterviewsEmail({ ...moved, interviews: { times: [interview.when, null], attachments: [] } }),
  projectDeletedEmail({ ...moved, ...moved.owner, wasAccepted: true }),
  projectTakenDownEmail({ ...moved, reason: 'Asks for money.', link }),
  projectPutBackEmail({ ...moved, reason: 'A mistake.', link }),
  introCallEmail('book', call),
  introCallEmail('move', call),
  ...interviewEmails.map((kind) => interviewEmail(kind, interview)),
  interviewEmail('interview-cancelled', { ...interview, because: 'The project was closed.' }),
  interviewEmail('interview-reminder', { ...interview, side: 'owner', place: null }),
  introCallEmail('cancel', call),
  introCallAdminEmail('book', { ...call, email: 'carmen@example.com' }),
  paymentMethodChangedEmail('added', { name: 'Ellen', last4: '4242', when: new Date(), link }),
  payoutAccountChangedEmail({ name: 'Carmen', message: 'It was removed.', when: new Date(), link }),
  unreadMessagesEmail({ name: 'Carmen', sender: 'Ellen R.', title: 'Month-end close', unread: 3, link }),
  confirmationEmail(challenge),
  resetPasswordEmail(challenge),
  adminInvitationEmail(challenge),
  firmInvitationEmail({ name: 'Ellen Reed', firm: 'Hollis CPAs', firmRole: 'manager', link }),
  seatChangedEmail({ name: 'Ellen Reed', firm: 'Hollis CPAs', firmRole: 'viewer', link }),
  seatRemovedEmail({ firm: 'Hollis CPAs', isClosed: false }),
  seatRemovedEmail({ firm: null, isClosed: true }),
  newApplicationsEmail({
    name: 'Ellen',
    title: 'Month-end close',
    applicants: [{ name: 'Carmen Dizon', hourlyRate: 38.5, startDate: '2026-11-30' }],
    link,
  }),
  ...(['project-invitation', 'invitation-declined', 'invitation-expired'] as const).map((kind) =>
    invitationEmail(kind, {
      name: 'Carmen',
      person: 'Carmen Dizon',
      firm: 'Hollis CPAs',
      title: 'Month-end close',
      link,
    }),
  ),
  ...weekEmailKinds.map((kind) =>
    weekEmail(kind, {
      name: 'Carmen',
      title: 'Month-end close',
      week: { startsOn: '2026-11-09', minutes: 1950 },
      link,
    }),
  ),
  ...(
    [
      ...['offer-received', 'offer-revised', 'offer-countered', 'offer-accepted'],
      ...['offer-agreed', 'offer-declined', 'offer-withdrawn', 'offer-expired'],
    ] as OfferEmail[]
  ).map((kind) => offerEmail(kind, { name: 'Carmen', other: 'Hollis CPAs', title: 'Month-end close', link })),
  disputeEmail({ number: 'INV-2026-0042', client: 'Hollis CPAs', amount: '$4,600.00', link }),
  refundFailedEmail({ number: 'INV-2026-0042', client: 'Hollis CPAs', amount: '$4,600.00', link }),
  ...(
    [
      'invoice-issued',
      'invoice-failed',
      'invoice-paid',
      'invoice-overdue',
      'invoice-credited',
      'invoice-reminder',
      'credit-note-issued',
    ] as const
  ).map((kind) =>
    invoiceEmail(kind, {
      name: 'Carmen',
      number: 'INV-2026-0042',
      open: '$4,600.00',
      total: '$4,600.00',
      due: 'Nov 23, 2026',
      link,
    }),
  ),
  ...(
    [
      'statement-out',
      'statement-signed',
      'statement-executed',
      'statement-declined',
      'statement-voided',
      'statement-expired',
    ] as const
  ).map((kind) =>
    statementEmail(kind, {
      name: 'Carmen',
      number: 'SOW-2026-0147',
      about: 'the statement of work',
      project: 'Month-end close',
      client: 'Hollis CPAs',
      professional: 'Carmen Dizon',
      link,
    }),
  ),
  ...(
    [
      'engagement-started',
      'engagement-paused',
      'engagement-resumed',
      'engagement-ending',
      'engagement-ended',
      'engagement-terminated',
      'engagement-converted',
      'engagement-onboarding-due',
      'engagement-access-open',
    ] as const
  ).map((kind) =>
    engagementEmail(kind, {
      name: 'Carmen',
      firm: 'Hollis CPAs',
      talent: 'Carmen Dizon',
      title: 'Month-end close',
      lastDay: 'November 30, 2026',
      conversionFeeCents: 500_000,
      link,
    }),
  ),
  newLeadEmail({ email: 'ellen@example.com', appUrl: 'https://glide.example' }),
  resumeInfectedEmail({ name: 'Carmen', link }),
  resumeReadEmail({ name: 'Carmen', isRead: true, link }),
  resumeReadEmail({ name: 'Carmen', isRead: false, link }),
  infectedResumeAdminEmail({ name: 'Carmen Dizon', link }),
  accountDeletedEmail({ name: 'Carmen' }),
  loginsPausedEmail({ name: 'Carmen', link }),
  firmVerifiedEmail({ name: 'Ellen', firm: 'Hollis CPAs', link }),
  verificationWithdrawnEmail({ name: 'Ellen', firm: null, reason: 'The website is gone.' }),
  accountSuspendedEmail({ name: 'Carmen', reason: 'Asked applicants for money.' }),
  ...retentionReasons.map((reason) => expiryWarningEmail({ name: 'Carmen', reason, removedAt: new Date(), link })),
  accountRestoredEmail({ name: 'Carmen', reason: 'A mistake.', link }),
  passwordChangedEmail({ name: 'Carmen', when: new Date('2026-11-16T09:12:00Z') }),
]

test('the confirmation email reads as designed', () => {
  const { content } = confirmationEmail(challenge)
  expect(content.subject).toBe('Confirm your email')
  expect(content.text).toBe(`Confirm your email

Hi Carmen,

Confirm your email address to log in to Glide. The link opens the page where you confirm it.

Confirm Email:
${link}

Or enter this code on the page you came from:

418 207

The link and the code work for 24 hours.

--

Didn’t create an account? You can ignore this email.

Glide. Founded by CPAs and former Big 4 professionals for accountants who expect excellence.
`)
  expect(content.html).toContain('href="https://glide.example/confirm?token=b7c1f02e&amp;a=1"')
  expect(content.html).toContain('>418 207<')
})

test('a notice names the time with its zone', () => {
  const { content } = passwordChangedEmail({ name: 'Carmen', when: new Date('2026-11-16T09:12:00Z') })
  expect(content.text.replace(/\s/g, ' ')).toContain('was changed on Nov 16, 2026, 9:12 AM UTC.')
})

test('a resume that took too long isn’t said to have no text', () => {
  const { content } = resumeReadEmail({ name: 'Carmen', isRead: false, link })
  expect(content.text).toContain('upload your resume as another PDF or Word file')
  expect(content.text).not.toMatch(/scan|with text/)
})

test.each(emails)('$kind loads nothing from anywhere and says the same in both formats', ({ content }) => {
  expect(content.html).not.toMatch(/<img|<link|<script|url\(|src=/)
  expect(content.html.length).toBeLessThan(20_000)
  const plain = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
  for (const paragraph of content.text.split('\n\n').filter((paragraph) => !/link|http|^--/.test(paragraph)))
    expect(plain(content.html)).toContain(paragraph.trim().replace(/\s+/g, ' '))
})

test.each([
  'Your account is locked, see https://evil.example',
  'evil.example/login',
  'www.evil',
  'call@evil.example',
  '<b>Carmen</b>',
  'Carmen '.repeat(20),
  '\r\n \u200b\u202e',
])('a name that looks like a message is left out: %j', (name) => {
  const { content } = confirmationEmail({ ...challenge, name })
  expect(content.text).toContain('\n\nHi,\n\n')
  expect(content.html).toContain('>Hi,<')
})

test.each([
  ['  Carmen\r\nReyes ', 'Hi Carmen,'],
  ['J.R. O’Neil-Dupont, Jr.', 'Hi J.R.,'],
  ['Zoë 山田', 'Hi Zoë,'],
])('people are greeted by their first name: %j', (name, greeting) => {
  const { content } = confirmationEmail({ ...challenge, name })
  expect(content.text).toContain(`\n\n${greeting}\n\n`)
})

test('T35 no name, firm or title of others brings a link or a message of its own into any email', () => {
  const text = 'Glide Security: your account is locked, see https://evil.example/login'
  const hostileCall = { ...call, name: text, email: 'carmen@example.com' }
  const owner = { name: text, firm: text, email: 'ellen@example.com', phone: null }
  const hostileMove = { ...moved, name: text, title: text, owner, reason: text }
  const when = new Date()
  const hostile = [
    ...(['candidate-interview', 'candidate-accepted', 'candidate-rejected'] as const).map((kind) =>
      candidateDecidedEmail(kind, { ...decided, name: text }),
    ),
    ...(['application-reviewing', 'application-accepted', 'application-declined'] as const).map((kind) =>
      applicationMovedEmail(kind, hostileMove),
    ),
    ...[true, false].map((wasAccepted) => projectDeletedEmail({ ...hostileMove, ...owner, wasAccepted })),
    ...(['book', 'move', 'cancel'] as const).flatMap((change) => [
      introCallEmail(change, hostileCall),
      introCallAdminEmail(change, hostileCall),
    ]),
    ...interviewEmails.flatMap((kind) =>
      (['owner', 'talent'] as const).map((side) =>
        interviewEmail(kind, { ...interview, side, name: text, other: text, firm: text, word: text }),
      ),
    ),
    paymentMethodChangedEmail('added', { name: text, last4: '4242', when, link }),
    confirmationEmail({ ...challenge, name: text }),
    resetPasswordEmail({ ...challenge, name: text }),
    newApplicationsEmail({
      name: text,
      title: text,
      applicants: [{ name: text, hourlyRate: null, startDate: null }],
      link,
    }),
    resumeInfectedEmail({ name: text, link }),
    resumeReadEmail({ name: text, isRead: true, link }),
    infectedResumeAdminEmail({ name: text, link }),
    accountDeletedEmail({ name: text }),
    accountKeptEmail({ name: text, keptEmail: 'a@example.com', otherEmail: 'b@example.com', loginLink: link }),
    accountMergedEmail({ name: text, keptEmail: 'a@example.com', otherEmail: 'b@example.com', loginLink: link }),
    mergeUndoneEmail({ name: text, link, wasClosed: true }),
    loginsPausedEmail({ name: text, link }),
    firmVerifiedEmail({ name: text, firm: text, link }),
    verificationWithdrawnEmail({ name: text, firm: text, reason: 'Spam.' }),
    accountSuspendedEmail({ name: text, reason: 'Spam.' }),
    accountRestoredEmail({ name: text, reason: 'A mistake.', link }),
    passwordChangedEmail({ name: text, when }),
    payoutAccountChangedEmail({ name: text, message: 'It was removed.', when, link }),
    twoFactorChangedEmail({ name: text, message: 'A passkey was added.', when }),
  ]
  expect(new Set(hostile.map(({ kind }) => kind)).size).toBeGreaterThan(17)
  for (const { kind, content } of hostile)
    expect([kind, /evil|Glide Security/.exec(`${content.subject}${content.text}${content.html}`)]).toEqual([kind, null])
})

test('a link that is not a web address is refused', () => {
  for (const bad of ['javascript:alert(1)', 'data:text/html,x', '/confirm'])
    expect(() => confirmationEmail({ ...challenge, link: bad })).toThrow()
})
