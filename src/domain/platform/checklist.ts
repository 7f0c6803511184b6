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

/** Nobody checks these: they are done once the offer is accepted, and once the talent has signed the statement of work. */
export const checklistFacts = ['agree-start', 'sign-agreement'] as const satisfies ChecklistItem[]

export type TickedItem = Exclude<ChecklistItem, (typeof checklistFacts)[number]>

export const isTicked = (item: ChecklistItem): item is TickedItem => !checklistFacts.some((fact) => fact === item)

export const tickedItemNames = checklistItemNames.filter(isTicked) as [TickedItem, ...TickedItem[]]
