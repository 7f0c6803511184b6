/** What admins do that is written down, with the words of the record's page. */
export const adminActs = {
  'candidate.open': 'Opened the file',
  'candidate.interview': 'Invited to an interview',
  'candidate.accept': 'Accepted',
  'candidate.reject': 'Rejected',
  'candidate.edit': 'Edited the decision',
  'candidate.export': 'Exported candidates',
  'resume.open': 'Opened the resume',
  'rules.save': 'Changed the rules',
  'calls.hours': 'Set the hours of intro calls',
  'admin.invite': 'Invited an admin',
  'admin.remove': 'Removed an admin',
} as const satisfies Record<`${string}.${string}`, string>

export type AdminAct = keyof typeof adminActs
