import type { ProjectDetails } from '#domain/projects/details.ts'
import type { ProjectStatus } from '#domain/projects/status.ts'
import type { BuyerName } from './buyers.ts'
import type { Track } from './careers.ts'
import { wanted } from './wanted.ts'

export type DemoProject = {
  buyer: BuyerName
  /** What a firm sets by hand, or has from an older time. */
  status: Exclude<ProjectStatus, 'Filled'>
  postedDaysAgo: number
  startsInDays: number | null
  /** Whose work it is, to find the people who apply. */
  tracks: readonly Track[]
  /** How many applications end up in each status. */
  applications: { pending?: number; reviewing?: number; accepted?: number; rejected?: number }
  details: Partial<ProjectDetails> & { title: string }
}

const usHours = 'Remote, US hours'
const firm = { engagementType: 'Ongoing/Monthly', engagementDetails: 'Part-time', location: usHours } as const
const season = { engagementType: 'One-Time', engagementDetails: 'Full-time', location: usHours } as const
const short = { engagementType: 'One-Time', engagementDetails: 'Part-time', location: 'Remote' } as const

/** What Hollis & Quay CPAs, the demo buyer's firm, has posted. */
export const firmProjects: DemoProject[] = [
  {
    buyer: 'firm',
    status: 'Open',
    postedDaysAgo: 6,
    startsInDays: 15,
    tracks: ['close'],
    applications: { pending: 3, reviewing: 1, accepted: 1, rejected: 2 },
    details: {
      ...firm,
      title: 'Month-end close, three entities',
      internalNote: 'Partner wants the first close by day 6.',
      scopeTasks: ['Month-End Close / Reconciliations', 'AP / AR Support', 'Bookkeeping'],
      softwareSystems: ['QuickBooks Online', 'Bill.com', 'FloQast', 'Excel'],
      seniorityLevel: 'Senior',
      preferredTimeOverlap: '9 AM to 1 PM Eastern',
      estimatedHires: 2,
      duration: '3 months',
      payRate: 45,
      payRateMax: 50,
      need: {
        readsTerms: false,
        must: [
          wanted('service', 'Month-End Close / Reconciliations'),
          wanted('software', 'QuickBooks Online', 'NetSuite', 'Xero'),
        ],
        nice: [wanted('software', 'BILL'), wanted('software', 'FloQast'), wanted('service', 'AP / AR Support')],
        not: [],
        hoursPerWeek: 16,
        weeks: 13,
        overlap: { zone: 'America/New_York', from: '09:00', to: '13:00', minHours: 3 },
        emphasis: {},
      },
    },
  },
  {
    buyer: 'firm',
    status: 'active',
    postedDaysAgo: 52,
    startsInDays: -41,
    tracks: ['cleanup', 'bookkeeping', 'close'],
    applications: { accepted: 1, rejected: 3 },
    details: {
      ...firm,
      title: 'Catch-up bookkeeping for a dental group',
      internalNote: 'Client pays us a fixed fee. Watch the hours after month three.',
      scopeTasks: ['Cleanup / Catchup', 'Bookkeeping'],
      softwareSystems: ['QuickBooks Online', 'Dext', 'Excel'],
      seniorityLevel: 'Staff',
      preferredTimeOverlap: 'Four hours with Eastern',
      estimatedHires: 1,
      duration: '5 months',
      payRate: 32,
    },
  },
  {
    buyer: 'firm',
    status: 'Open',
    postedDaysAgo: 10,
    startsInDays: 16,
    tracks: ['salesTax', 'tax'],
    applications: { pending: 2, reviewing: 1, rejected: 1 },
    details: {
      ...firm,
      title: 'Multi-state sales tax filings',
      scopeTasks: ['Sales Tax'],
      softwareSystems: ['Avalara', 'Shopify', 'Xero'],
      seniorityLevel: 'Senior',
      preferredTimeOverlap: 'Two hours with Pacific',
      estimatedHires: 1,
      duration: 'Ongoing',
      payRate: 48.5,
    },
  },
  {
    buyer: 'firm',
    status: 'draft',
    postedDaysAgo: 12,
    startsInDays: 50,
    tracks: ['payables'],
    applications: {},
    details: {
      ...season,
      title: '1099 season support',
      internalNote: 'Post after Thanksgiving, when the vendor lists are in.',
      scopeTasks: ['1099 Prep & W-9 Collection'],
      softwareSystems: ['Bill.com', 'Track1099', 'Excel'],
      seniorityLevel: 'Staff',
      estimatedHires: 3,
      duration: '5 weeks',
      payRate: 28,
    },
  },
  {
    buyer: 'firm',
    status: 'completed',
    postedDaysAgo: 150,
    startsInDays: -128,
    tracks: ['audit', 'controller'],
    applications: { accepted: 2, rejected: 1 },
    details: {
      ...season,
      title: 'Audit PBC list, June year end',
      scopeTasks: ['Audit PBC Support', 'Month-End Close / Reconciliations'],
      softwareSystems: ['Sage Intacct', 'Suralink', 'Excel'],
      seniorityLevel: 'Manager',
      estimatedHires: 2,
      duration: '8 weeks',
      payRate: 52,
    },
  },
  {
    buyer: 'firm',
    status: 'draft',
    postedDaysAgo: 19,
    startsInDays: null,
    tracks: ['controller'],
    applications: {},
    details: { title: 'Controller cover, spring', seniorityLevel: 'Controller', estimatedHires: 1 },
  },
  {
    buyer: 'firm',
    status: 'Open',
    postedDaysAgo: 22,
    startsInDays: 57,
    tracks: ['tax'],
    applications: { pending: 3, reviewing: 1, accepted: 1, rejected: 1 },
    details: {
      ...season,
      title: 'Tax season preparers, 1040 and 1120-S',
      internalNote: 'Two seats are for the Dayton office, one floats.',
      scopeTasks: ['Tax Preparation'],
      softwareSystems: ['Drake', 'TaxDome', 'Excel'],
      seniorityLevel: 'Senior',
      preferredTimeOverlap: '8 AM to noon Eastern',
      estimatedHires: 3,
      duration: 'January to April 15',
      payRate: 42,
    },
  },
  {
    buyer: 'firm',
    status: 'active',
    postedDaysAgo: 88,
    startsInDays: -70,
    tracks: ['bookkeeping', 'payroll', 'close'],
    applications: { accepted: 2, rejected: 1 },
    details: {
      ...firm,
      title: 'Monthly books for nine restaurants',
      scopeTasks: ['Bookkeeping', 'Month-End Close / Reconciliations', 'Sales Tax'],
      softwareSystems: ['Xero', 'Dext', 'Gusto'],
      seniorityLevel: 'Staff',
      preferredTimeOverlap: 'Mornings Eastern',
      estimatedHires: 2,
      duration: 'Ongoing',
      payRate: 30,
    },
  },
  {
    buyer: 'firm',
    status: 'completed',
    postedDaysAgo: 172,
    startsInDays: -160,
    tracks: ['consolidation', 'close'],
    applications: { accepted: 1, rejected: 2 },
    details: {
      ...short,
      title: 'Consolidation workbook for a holding company',
      scopeTasks: ['Month-End Close / Reconciliations', 'Other'],
      softwareSystems: ['NetSuite', 'Excel'],
      seniorityLevel: 'Manager',
      estimatedHires: 1,
      duration: '6 weeks',
      payRate: 58,
    },
  },
  {
    buyer: 'firm',
    status: 'completed',
    postedDaysAgo: 196,
    startsInDays: -182,
    tracks: ['close', 'cleanup'],
    applications: { accepted: 1, rejected: 1 },
    details: {
      ...short,
      title: 'Bank reconciliations, two years, one trust',
      scopeTasks: ['Cleanup / Catchup', 'Month-End Close / Reconciliations'],
      softwareSystems: ['QuickBooks Online', 'Excel'],
      seniorityLevel: 'Staff',
      estimatedHires: 1,
      duration: '4 weeks',
      payRate: 29.5,
    },
  },
  {
    buyer: 'firm',
    status: 'completed',
    postedDaysAgo: 140,
    startsInDays: -133,
    tracks: ['salesTax', 'tax', 'cleanup'],
    applications: { accepted: 1 },
    details: {
      ...short,
      title: 'Sales tax registrations in six states',
      scopeTasks: ['Sales Tax', 'Other'],
      softwareSystems: ['Avalara', 'Excel'],
      seniorityLevel: 'Senior',
      estimatedHires: 1,
      duration: '3 weeks',
      payRate: 46,
    },
  },
  {
    buyer: 'firm',
    status: 'archived',
    postedDaysAgo: 118,
    startsInDays: -90,
    tracks: ['planning'],
    applications: { rejected: 2 },
    details: {
      ...firm,
      title: 'Budget support for a school client',
      internalNote: 'Client hired in-house.',
      scopeTasks: ['FP&A'],
      softwareSystems: ['Excel', 'Google Sheets'],
      seniorityLevel: 'Senior',
      estimatedHires: 1,
      duration: '2 months',
      payRate: 44,
    },
  },
]
