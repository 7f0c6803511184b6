/** Who wrote, how many days and minutes ago, and what. Names are those of the applicants. */
export type Line = { by: 'firm' | 'talent' | 'operator'; daysAgo: number; minutes?: number; text: string }
export type DemoConversation = {
  project: string
  talent: string
  lines: Line[] /** The last lines that the reader hasn't seen yet. */
  unread: number
}

export const demoConversations: DemoConversation[] = [
  {
    project: 'Month-end close, three entities',
    talent: 'Carmen Dizonara',
    lines: [
      {
        by: 'firm',
        daysAgo: 3,
        text: 'Thank you for applying, Carmen. Our three entities share a bank account for payroll. How would you post the intercompany side each month?',
      },
      {
        by: 'talent',
        daysAgo: 3,
        minutes: 28,
        text: 'I clear it through due to and due from accounts, entity by entity, before the bank feeds are matched.',
      },
      {
        by: 'firm',
        daysAgo: 0.2,
        text: 'Clear answer, thank you. Could you talk with Dana, our tax manager, on Wednesday?',
      },
      {
        by: 'talent',
        daysAgo: 0.1,
        text: 'Wednesday works well. You can reach me at +63 917 555 0142 if the link gives you trouble. I will have the sample close open.',
      },
    ],
    unread: 1,
  },
  {
    project: 'Month-end close, three entities',
    talent: 'Tomás Rivadero',
    lines: [
      { by: 'firm', daysAgo: 2, text: 'Which close tasks would you move to day 3 first?' },
      {
        by: 'talent',
        daysAgo: 1,
        text: 'Bank and card reconciliations, and the payroll accrual: all three can be done before the statements are in.',
      },
    ],
    unread: 1,
  },
  {
    project: 'Month-end close, three entities',
    talent: 'Anjali Prabhakari',
    lines: [
      { by: 'talent', daysAgo: 4, text: 'The October close is ready for review. Two open items are on the checklist.' },
      { by: 'firm', daysAgo: 3.9, text: 'Thank you, approved.' },
    ],
    unread: 0,
  },
  {
    project: 'Fractional controller for a clinic group',
    talent: 'Carmen Dizonara',
    lines: [
      {
        by: 'talent',
        daysAgo: 2,
        text: 'Do the clinics keep their own charts of accounts, or is there one for the group?',
      },
      {
        by: 'firm',
        daysAgo: 0.3,
        text: 'One for the group since January. Which board pack did you prepare last, and for how many locations?',
      },
    ],
    unread: 1,
  },
]

/** Between the operator and both demo people. */
export const operatorLines: Line[] = [
  {
    by: 'operator',
    daysAgo: 4,
    text: 'Welcome. Write to us here whenever something is unclear; we read it during business hours.',
  },
]
