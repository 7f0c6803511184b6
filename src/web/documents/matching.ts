import { brand } from '#domain/brand.ts'
import { staleAfterDays } from '#domain/capacity/confirmation.ts'
import { conditionShares, engineVersion, limits, points, shares } from '#domain/matching/weights.ts'
import type { DocumentText } from './document.tsx'

const percent = (share: number) => `${Math.round(share * 100)}%`

/** The rule in plain words, with its own figures. */
export const matching: DocumentText = {
  title: 'How Matching Works',
  description: `A published rule sorts the shortlists of ${brand.name}; a person decides. What it counts, what it never counts, and how to correct what it knows about you.`,
  lead: 'A published rule sorts shortlists. A person decides.',
  sections: [
    {
      title: 'What is compared',
      parts: [
        'A project asks for things: services, software, forms, credentials, states, industries, hours, a start, shared hours, a rate. A profile shows things: what someone did, where it says so, and when. The rule compares the two line by line. No model has learned it from anybody’s decisions.',
        `People wrote its figures, and every list names the version it was made by. This is version ${engineVersion}.`,
      ],
    },
    {
      title: 'How a score adds up',
      parts: [
        [
          `Each must is worth ${points.must} points, and so is each condition that a project has: shared hours, hours a week, start, rate, seniority and vetting. Everything that would be nice is worth ${points.nice} together. How fast someone usually replies, in their own working hours, is worth ${points.replies}, once five replies are measured; until then it costs nobody anything.`,
          `Work that a job of the last five years shows earns all of a line, a summary ${percent(shares.summary)}, a list alone ${percent(shares.listed)}. What was done more than ${limits.recentMonths / 12} years ago earns ${percent(shares.old)}, and a related program ${percent(shares.related)}.`,
          'Whoever misses a must or a condition is not on the list. Neither is someone who says that they don’t do it, whatever related work they show; only a job or a summary that shows the thing itself counts against that.',
          `A condition that is nearly met earns ${percent(conditionShares.near)}.`,
          'A firm may let a kind of line count off, half, normal, double, or make it a must. No kind ever counts more than two fifths.',
          'The lines sum to the score, and each has its sentence. Firms and talent read the same ones.',
        ],
      ],
    },
    {
      title: 'Unknown is unknown',
      parts: [
        'What nobody knows is neither a yes nor a no: the score becomes a range. Whoever meets everything that is known, with an answer missing, is on a list of their own and is not ranked.',
        `Hours and start count as unknown when they were last confirmed more than ${staleAfterDays} days ago.`,
      ],
    },
    {
      title: 'What never counts',
      parts: [
        [
          'Name, photo, age and sex.',
          'School, country as such, and postal code.',
          'Gaps between jobs, and how well known an employer is.',
          'How long someone has had an account. People with the same score are ordered by how much is known, then by chance.',
        ],
      ],
    },
    {
      title: 'What you can do',
      parts: [
        [
          'See every line about yourself on each project and in each invitation.',
          'Correct your profile, your hours and your rate. A change counts within seconds.',
          'Ask why you were not on a list: every list that a firm was shown is kept for a year.',
          'Ask a person to look. Write to our support, and someone will.',
        ],
      ],
    },
    {
      title: 'Who decides',
      parts: [
        'The rule sorts; it accepts and rejects nobody. People of the firm read, ask and decide, and anyone may apply to an open project, whatever the score says.',
      ],
    },
  ],
}
