import * as z from 'zod/mini'

/** Whose turn an item is. The operator is whoever runs the marketplace. */
export type OnboardingSide = 'owner' | 'talent' | 'operator'

export type OnboardingItem = {
  side: OnboardingSide
  /** Days from the start day. */
  dueDays: number
  /** Without it the engagement doesn't start. */
  isRequired: boolean
  label: string
  /** For whose turn it is. */
  hint: string
  /** For everyone else, where that differs. */
  hintForOthers?: string
  /** Nobody ticks it: it is done once the fact is there. */
  isFact?: true
  /** What has to be written down with it. */
  noteLabel?: string
}

/** What both sides do before and right after the start, in the order in which it is due. The database gets it as `app.onboarding_defaults()`. */
export const onboardingItems = {
  confidentiality: {
    side: 'talent',
    dueDays: -3,
    isRequired: true,
    isFact: true,
    label: 'Confidentiality signed',
    hint: 'Part of the statement of work: done once both sides have signed it.',
  },
  'second-factor': {
    side: 'talent',
    dueDays: -3,
    isRequired: true,
    isFact: true,
    label: 'Two-factor authentication on',
    hint: 'An authenticator app or a passkey, in Settings.',
    hintForOthers: 'An authenticator app or a passkey.',
  },
  'same-person': {
    side: 'owner',
    dueDays: -2,
    isRequired: true,
    label: 'Same-person check',
    hint: 'Confirm on a video call that this is the person in the profile. If you said so after the interview, it’s already done.',
    hintForOthers: 'On a video call, the firm checks that the person is the one in the profile.',
  },
  'device-list': {
    side: 'talent',
    dueDays: -2,
    isRequired: true,
    label: 'Device list',
    hint: 'Every device you will work on, with its operating system.',
    hintForOthers: 'Every device used for the work, with its operating system.',
    noteLabel: 'Devices',
  },
  accounts: {
    side: 'owner',
    dueDays: -1,
    isRequired: true,
    label: 'Accounts by role',
    hint: 'An account of their own in each system, by role and without admin rights. List them below.',
    hintForOthers: 'An account in each system, by role and without admin rights. The firm lists them below.',
  },
  'first-client': {
    side: 'owner',
    dueDays: 0,
    isRequired: false,
    label: 'First client',
    hint: 'Which client to start with, and who answers questions about it.',
    noteLabel: 'Client and contact',
  },
  'sample-of-done': {
    side: 'owner',
    dueDays: 0,
    isRequired: false,
    label: 'Sample of finished work',
    hint: 'A finished piece of work that shows what good looks like.',
    noteLabel: 'Where it is',
  },
  'first-review': {
    side: 'owner',
    dueDays: 5,
    isRequired: false,
    label: 'First review',
    hint: 'Review the first work together.',
  },
  'day-ten': {
    side: 'operator',
    dueDays: 10,
    isRequired: false,
    label: 'Day-ten check',
    hint: 'We check in with both sides.',
  },
} as const satisfies Record<string, OnboardingItem>

export type OnboardingName = keyof typeof onboardingItems
export const onboardingNames = Object.keys(onboardingItems) as [OnboardingName, ...OnboardingName[]]

/** What an item is about, for whoever reads it. */
export const onboardingHint = (name: OnboardingName, isMine: boolean): string => {
  const { hint, hintForOthers } = onboardingItemOf(name)
  return (!isMine && hintForOthers) || hint
}

export const onboardingItemOf = (name: OnboardingName): OnboardingItem => onboardingItems[name]

export const onboardingNoteLimit = 2000

/** Ticks an item, or takes that back. */
export const onboardingTick = z.strictObject({
  item: z.enum(onboardingNames),
  isDone: z.boolean(),
  note: z._default(
    z.string().check(z.trim(), z.maxLength(onboardingNoteLimit, 'Please use at most 2,000 characters.')),
    '',
  ),
})

const accessText = (empty: string) =>
  z.string().check(z.trim(), z.minLength(1, empty), z.maxLength(100, 'Please use at most 100 characters.'))

/** An account in a system of the firm. Nobody needs admin rights to keep books. */
export const grantedAccess = z.strictObject({
  system: accessText('Please name the system.'),
  role: accessText('Please name the role.').check(
    z.refine((role) => !/\badmin/i.test(role), 'Please grant a role without admin rights.'),
  ),
})

export const onboardingMessages = {
  isFact: 'This is checked off automatically once it’s done.',
  noNote: 'Please describe it.',
  notYours: 'It’s the other side’s turn.',
  noOffer: 'Onboarding starts once you’ve both agreed on an offer.',
} as const
