type Criterion = {
  name: string
  /** What a score of 1 to 5 means. */
  meanings: readonly [string, string, string, string, string]
}

/** What candidates are scored by. The database asks for all of them before it calls a card complete. */
export const criteria = {
  technical: {
    name: 'Technical accounting',
    meanings: [
      'Cannot explain debits and credits with certainty.',
      'Keeps simple books; needs review of every entry.',
      'Closes a month alone on familiar ground.',
      'Handles accruals, leases and intercompany without help.',
      'Reviews others; explains the standard behind each entry.',
    ],
  },
  software: {
    name: 'Software',
    meanings: [
      'Has seen the programs, has not worked in them.',
      'Finds the way in one program with guidance.',
      'Works fast in one of the main programs.',
      'Works in several and moves data between them.',
      'Sets up, migrates and automates for clients.',
    ],
  },
  english: {
    name: 'English',
    meanings: [
      'Cannot follow the conversation.',
      'Follows when it is slow; writes with many errors.',
      'Clear in writing, hesitant on a call.',
      'Clear and at ease with clients.',
      'As precise as a native speaker, in writing and on a call.',
    ],
  },
  reliability: {
    name: 'Reliability',
    meanings: [
      'Missed the call or a promise without a word.',
      'Late, or vague about hours and references.',
      'On time; references still open.',
      'On time, with references that answer well.',
      'Years with the same clients, who would hire again.',
    ],
  },
  communication: {
    name: 'Communication',
    meanings: [
      'Gives answers that cannot be used.',
      'Answers after several questions.',
      'Answers the question that was asked.',
      'Asks the right questions back and sums up.',
      'Could run the client meeting alone.',
    ],
  },
} as const satisfies Record<string, Criterion>

export type CriterionId = keyof typeof criteria
export const criterionIds = Object.keys(criteria) as [CriterionId, ...CriterionId[]]

export const scores = [1, 2, 3, 4, 5] as const
export type Score = (typeof scores)[number]
