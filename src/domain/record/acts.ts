/** What admins do that is written down, with the words of the record's page. */
export const adminActs = {
  'candidate.open': 'Opened the file',
  'candidate.interview': 'Invited to an interview',
  'candidate.accept': 'Accepted',
  'candidate.reject': 'Rejected',
  'candidate.edit': 'Edited the decision',
  'candidate.score': 'Saved a scorecard',
  'candidate.export': 'Exported candidates',
  'candidate.merge': 'Merged two candidates',
  'duplicate.dismiss': 'Told two candidates apart',
  'duplicate.restore': 'Pointed out two candidates again',
  'lead.handle': 'Handled a lead',
  'lead.reopen': 'Opened a lead again',
  'lead.export': 'Exported leads',
  'call.cancel': 'Cancelled a call',
  'mail.resend': 'Sent a mail again',
  'resume.open': 'Opened the resume',
  'rules.save': 'Changed the rules',
  'calls.hours': 'Set the hours of intro calls',
  'record.export': 'Exported the record',
  'admin.sign-in': 'Signed in',
  'admin.invite': 'Invited an admin',
  'admin.revoke': 'Withdrew an invitation',
  'admin.remove': 'Removed an admin',
  'admin.reset-two-factor': 'Switched two-factor sign-in off',
} as const satisfies Record<`${string}.${string}`, string>

export type AdminAct = keyof typeof adminActs
