/** The first steps with a firm, in the order in which one takes them. */
export const checklistItems = {
  'write-first': 'Write to your contact and introduce yourself',
  'agree-start': 'Agree on the start date and the weekly hours',
  'sign-agreement': 'Sign the engagement agreement',
  'get-access': 'Get access to the software you will work in',
  'plan-first-week': 'Agree on what you deliver in the first week',
} as const

export type ChecklistItem = keyof typeof checklistItems

export const checklistItemNames = Object.keys(checklistItems) as [ChecklistItem, ...ChecklistItem[]]
