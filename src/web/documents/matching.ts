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
        'A project asks for services, software, forms, credentials, states, industries, hours, a start date, shared hours and a rate. A profile shows what someone did, where it says so, and when. The rule compares the two line by line. It wasn’t learned by a model from anyone’s decisions.',
        `People set its figures, and every list names the version that made it. This is version ${engineVersion}.`,
      ],
    },
    {
      title: 'How a score adds up',
      parts: [
        [
          `Each must-have is worth ${points.must} points, and so is each condition that a project has: shared hours, hours a week, start, rate, seniority and vetting. All nice-to-haves together are worth ${points.nice}. How fast someone usually replies, in their own working hours, is worth ${points.replies}, once five replies are measured; until then it costs nobody anything.`,
          `Work that a job of the last five years shows earns all of a line, a summary ${percent(shares.summary)}, a list alone ${percent(shares.listed)}. Work done more than ${limits.recentMonths / 12} years ago earns ${percent(shares.old)}, and a related program ${percent(shares.related)}.`,
          'Anyone who misses a must-have or a condition isn’t on the list. Neither is anyone who says they don’t do what it asks for, no matter what related work they show; only a job or a summary that shows the thing itself outweighs that.',
          `A condition that is nearly met earns ${percent(conditionShares.near)}.`,
          'A firm may set each kind of line to off, half, normal, double or must. No kind ever carries more than two-fifths of the points.',
          'The lines sum to the score, and each has its sentence. Firms and talent read the same ones.',
        ],
      ],
    },
    {
      title: 'Unknown is unknown',
      parts: [
        'A missing answer is neither a yes nor a no, so the score becomes a range. Anyone who meets everything we know about but has an answer missing goes on a separate list, which isn’t ranked.',
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
        'The rule only sorts. It doesn’t accept or reject anyone: people at the firm read, ask and decide. Anyone may apply to an open project, whatever their score.',
      ],
    },
  ],
}
