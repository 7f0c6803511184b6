/** The onboarding steps of an engagement, in order. */
export const checklistItems = {
  'write-first': 'Email your contact and introduce yourself',
  'agree-start': 'Agree on a start date and weekly hours',
  'sign-agreement': 'Sign the engagement agreement',
  'get-access': 'Get access to the software you’ll use',
  'plan-first-week': 'Agree on your deliverables for the first week',
} as const

export type ChecklistItem = keyof typeof checklistItems

export const checklistItemNames = Object.keys(checklistItems) as [ChecklistItem, ...ChecklistItem[]]
