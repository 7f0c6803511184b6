/** Notes and reasons as admins write them. */
export const interviewNotes = [
  'Asked for a sample close checklist before the call.',
  'Strong resume, one gap to talk about. Check US sales tax experience.',
  'Came by referral from a firm we know. Confirm the hours they can overlap.',
  'English in writing is excellent. Let them walk through a reconciliation.',
  'Wants part-time first. Ask about notice at the present employer.',
]

export const acceptanceNotes = [
  'Solved the reconciliation case in 25 minutes and explained every step.',
  'References called, both would hire again. Clear and calm on the phone.',
  'Knows US GAAP well, writes a good variance note. Start with senior roles.',
  'Best workpapers of the month. Can work Eastern mornings.',
  'Careful with cut-off questions; asked for documents before answering.',
]

export const rejectionReasons = [
  'Fewer than three years with US clients. Invited to apply again next year.',
  'Case study left two accounts unreconciled and did not say so.',
  'Cannot overlap with US business hours.',
  'Resume and interview differ on the length of the last engagement.',
  'Good bookkeeping, but no month-end responsibility so far.',
]

/** After a talk, and without one. */
export const rejectionNotes = {
  talked: ['Friendly call. Worth another look later.', 'Answers stayed general. Told them so kindly.'],
  unseen: ['Answer sent the same day.', 'No reply to two mails.'],
} as const
