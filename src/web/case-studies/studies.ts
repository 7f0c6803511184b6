import { brand } from '#domain/brand.ts'
/** Sample engagements, labeled as samples on the page. The figures of each one tie. */
export const caseStudies = {
  title: 'Case Studies',
  description: `Three sample engagements through ${brand.name}: burst capacity for a tax season, a catch-up and migration, and a standing fractional close team.`,
  lead: 'What an engagement looks like from the request to the result.',
  note: 'These are sample engagements, written to show how the work goes. Firms and figures are examples.',
  studies: [
    {
      kind: 'Burst capacity',
      title: 'Four more preparers for March',
      firm: 'Regional CPA firm, Oregon',
      need: 'Individual and partnership returns arrived faster than two staff could prepare workpapers. A full-time hire would have sat idle from May.',
      work: 'The firm asked for four people for seven weeks, with its tax package and its review notes. It met six candidates in two days and chose four. Each worked in the firm’s own system, in a role that could prepare but not file.',
      figures: [
        { figure: '4', label: 'people added' },
        { figure: '7', label: 'weeks' },
        { figure: '1,120.0', label: 'hours, 40 a week each' },
      ],
    },
    {
      kind: 'Special project',
      title: 'Eleven months of catch-up, then a migration',
      firm: 'Client accounting practice, Florida',
      need: 'A client came with eleven unreconciled months and a chart of accounts that had grown by accident. The books had to move to new software with opening balances that tie.',
      work: 'Two people reconciled month by month, oldest first, and left a list of open items with each one. The third repaired the chart, mapped it, and moved the balances in week five.',
      figures: [
        { figure: '3', label: 'people' },
        { figure: '5', label: 'weeks' },
        { figure: '11', label: 'months reconciled' },
      ],
    },
    {
      kind: 'Fractional or ongoing',
      title: 'A standing close team, three days a week',
      firm: 'Multi-entity distributor, Texas',
      need: 'Three entities, one controller, and a close that ran into the second half of the month because intercompany balances were settled last.',
      work: 'One senior accountant, three days a week, took the close calendar and the intercompany reconciliations. The controller reviews everything before it’s posted.',
      figures: [
        { figure: '1', label: 'senior accountant' },
        { figure: '24.0', label: 'hours a week, 3 days of 8' },
        { figure: '6', label: 'business days to close, from 11' },
      ],
    },
  ],
} as const
