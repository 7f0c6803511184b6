type Criterion = {
  name: string
  /** What a score of 1 to 5 means. */
  meanings: readonly [string, string, string, string, string]
}

/** What candidates are scored by. The database requires all of them for a complete card. */
export const criteria = {
  technical: {
    name: 'Technical accounting',
    meanings: [
      'Can’t explain debits and credits with confidence.',
      'Keeps simple books; every entry needs review.',
      'Closes a month independently for a familiar client.',
      'Handles accruals, leases and intercompany without help.',
      'Reviews others; explains the standard behind each entry.',
    ],
  },
  software: {
    name: 'Software',
    meanings: [
      'Has seen the software but hasn’t worked in it.',
      'Gets around one program with guidance.',
      'Works quickly in one of the main programs.',
      'Works in several programs and moves data between them.',
      'Sets up, migrates and automates for clients.',
    ],
  },
  english: {
    name: 'English',
    meanings: [
      'Can’t follow the conversation.',
      'Follows when spoken to slowly; many errors in writing.',
      'Clear in writing, hesitant on a call.',
      'Clear and comfortable with clients.',
      'As precise as a native speaker, both in writing and on calls.',
    ],
  },
  reliability: {
    name: 'Reliability',
    meanings: [
      'Missed the call or a commitment without notice.',
      'Late, or vague about hours and references.',
      'On time; references not yet checked.',
      'On time, with good references.',
      'Years with the same clients, who would hire them again.',
    ],
  },
  communication: {
    name: 'Communication',
    meanings: [
      'Gives unusable answers.',
      'Answers only after several questions.',
      'Answers the question that was asked.',
      'Asks the right follow-up questions and summarizes.',
      'Could run a client meeting alone.',
    ],
  },
} as const satisfies Record<string, Criterion>

export type CriterionId = keyof typeof criteria
export const criterionIds = Object.keys(criteria) as [CriterionId, ...CriterionId[]]

export const scores = [1, 2, 3, 4, 5] as const
export type Score = (typeof scores)[number]
