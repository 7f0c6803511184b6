import type { ApplicationStatus } from '#domain/applications/status.ts'

export type Casting = { name: string; status: ApplicationStatus; rate?: number; letter?: string }

const cast = (name: string, status: ApplicationStatus, rate?: number, letter?: string): Casting => ({
  name,
  status,
  rate,
  letter,
})

/** Who applied to which project by all means; the rest of the applicants are drawn. */
export const castings: Record<string, Casting[]> = {
  'Month-end close, three entities': [
    cast(
      'Maria Salvalonga',
      'pending',
      38,
      'I have closed three-entity groups in QuickBooks Online every month for five years, intercompany included. I can take the next close from day one and leave a checklist your staff can run.',
    ),
    cast(
      'Tomás Rivadero',
      'reviewing',
      46.5,
      'My last engagement moved a close from day 12 to day 6. I work Central time and overlap with your whole day.',
    ),
    cast(
      'Chipo Makanedza',
      'pending',
      24,
      'I support AP and AR for two US clients and would like to grow into the close.',
    ),
    cast(
      'Anjali Prabhakari',
      'accepted',
      34,
      'Available for the second seat. References from two Ohio firms on request.',
    ),
    cast('Wei Lianghua', 'rejected', 21, 'Quick learner, available evenings.'),
    cast(
      'Carmen Dizonara',
      'pending',
      36.5,
      'I run the close of six related entities today and post intercompany before the bank feeds are in. FloQast and Bill.com are open on my screen every morning; day 6 is a comfortable target.',
    ),
    cast(
      'Kofi Adelarin',
      'rejected',
      31,
      'I close two companies a month for a firm in Texas. I would need a week of notice before I start.',
    ),
  ],
  'Close and intercompany for acquired practices': [cast('Carmen Dizonara', 'accepted', 37)],
  'Monthly books for nine restaurants': [cast('Carmen Dizonara', 'accepted', 34)],
  'Catch-up bookkeeping for a dental group': [cast('Wanjiru Kamandeh', 'accepted', 32)],
  'Bank reconciliations, two years, one trust': [cast('Carmen Dizonara', 'accepted', 29.5)],
  'Consolidation workbook for a holding company': [cast('Carmen Dizonara', 'rejected', 42)],
  'Fractional controller for a clinic group': [
    cast('Carmen Dizonara', 'reviewing', 44),
    cast('Thabo Ndesimane', 'reviewing', 66),
  ],
  'Multi-state sales tax filings': [cast('Devika Raghunel', 'reviewing', 44)],
  'Tax season preparers, 1040 and 1120-S': [cast('Lucía Ferránz', 'accepted', 39.5)],
}

/** What the demo talent keeps for later. */
export const demoSaves = [
  'NetSuite migration, opening balances',
  '13-week cash forecast and board package',
  'Catch-up bookkeeping, 14 months',
]
