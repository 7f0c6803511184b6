import { Avatar } from '../ui/avatar.tsx'
import { CalendarTile } from '../ui/calendar-tile.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { FactRow } from '../ui/fact-row.tsx'
import { Facts } from '../ui/facts.tsx'
import { Figure } from '../ui/figure.tsx'
import { Glyph, type GlyphName } from '../ui/glyph.tsx'
import { AnchorLink, BackLink, ButtonLink } from '../ui/links.tsx'
import { Logo } from '../ui/logo.tsx'
import { NextSteps } from '../ui/next-steps.tsx'
import { PageButton } from '../ui/page-button.tsx'
import { StatCard } from '../ui/stat-card.tsx'
import { StatusBadge } from '../ui/status-badge.tsx'
import { ViewHeading } from '../ui/view-heading.tsx'
import type { PartStates } from './part-states.ts'

const glyphs: Record<GlyphName, string> = {
  circle: 'Circle',
  dashedCircle: 'Dashed circle',
  ringWithDot: 'Ring with dot',
  disc: 'Disc',
  half: 'Half',
  threeQuarters: 'Three quarters',
  tick: 'Tick',
  cross: 'Cross',
  tickOnDoubleRule: 'Tick on a double rule',
  box: 'Box',
}
const steps = [
  { title: 'Apply', text: 'Tell us what you do.' },
  { title: 'Talk', text: 'Meet us for half an hour.' },
  { title: 'Work', text: 'Choose your projects.' },
]
const row = (name: string, role: string, rate: string, start: string) => (
  <tr>
    <td>{name}</td>
    <td>{role}</td>
    <td>{start}</td>
    <td data-end>{rate}</td>
  </tr>
)
const heads = ['Name', 'Role', 'Start', { label: 'Rate', isEnd: true }] as const

/** What is read. */
export const facts: PartStates = {
  Logo: { Whole: <Logo />, 'Mark only': <Logo isMarkOnly size={40} /> },
  Avatar: {
    Initials: <Avatar name="Ana Costa" seed="ana" size={56} />,
    'One word': <Avatar name="Hollis" seed="hollis" size={40} />,
    Photo: <Avatar name="Ana Costa" seed="ana" url="/favicon.svg" size={96} />,
  },
  Glyph: Object.fromEntries(
    Object.entries(glyphs).map(([name, label]) => [label, <Glyph key={name} name={name as GlyphName} />]),
  ),
  StatusBadge: {
    Waiting: <StatusBadge label="Pending" glyph="circle" />,
    'Under way': <StatusBadge label="Interview" glyph="threeQuarters" />,
    Good: <StatusBadge label="Accepted" glyph="tick" />,
    Open: <StatusBadge label="Open" glyph="ringWithDot" />,
    Refused: <StatusBadge label="Declined" glyph="cross" />,
    Over: <StatusBadge label="Canceled" glyph="box" />,
    'Not there yet': <StatusBadge label="Draft" glyph="dashedCircle" />,
    Completed: <StatusBadge label="Completed" glyph="tickOnDoubleRule" />,
  },
  ViewHeading: { Heading: <ViewHeading order={3}>Check your email</ViewHeading> },
  AnchorLink: {
    'In text': (
      <p>
        By logging in, you agree to the <AnchorLink to="/terms">Terms of Service</AnchorLink>.
      </p>
    ),
  },
  BackLink: { 'To a list': <BackLink to="/projects">Back to Projects</BackLink> },
  ButtonLink: {
    Filled: <ButtonLink to="/login">Log in</ButtonLink>,
    Default: (
      <ButtonLink to="/login" variant="default">
        Go to Overview
      </ButtonLink>
    ),
  },
  PageButton: {
    Default: <PageButton href="/login" label="Log in" />,
    'Filled, large': <PageButton href="/talent-intake" label="Join" look="filled" size="lg" />,
  },
  StatCard: {
    Known: <StatCard label="Open projects" figure="12" note="3 more than last week" />,
    Awaited: <StatCard label="Applications" figure={undefined} />,
  },
  Figure: {
    Medium: (
      <dl>
        <Figure figure="97%" label="of projects are staffed" />
      </dl>
    ),
    Large: (
      <dl>
        <Figure figure="48 h" label="to the first shortlist" size="large" />
      </dl>
    ),
  },
  FactRow: {
    Filled: (
      <FactRow
        facts={[
          ['Rate', '$45/hr'],
          ['Start', 'Dec 1, 2026'],
          ['Hours', '20 a week'],
        ]}
      />
    ),
  },
  Facts: {
    'One is missing': (
      <Facts
        facts={[
          ['Location', 'Porto, Portugal'],
          ['Phone', null],
        ]}
      />
    ),
  },
  CalendarTile: { 'A day': <CalendarTile moment={new Date('2026-12-01T15:00:00Z')} zone="America/New_York" /> },
  NextSteps: { 'One is under way': <NextSteps steps={steps} reached={1} /> },
  DataTable: {
    Fresh: (
      <DataTable label="Talent" heads={heads}>
        {row('Ana Costa', 'Senior accountant', '$45/hr', 'Dec 1, 2026')}
        {row('Wilhelmina Vandenberghe-Castellanos', 'Controller', '$120/hr', 'Jan 4, 2027')}
      </DataTable>
    ),
    Stale: (
      <DataTable label="Candidates" heads={heads} isStale>
        {row('Ben Reed', 'Bookkeeper', '$30/hr', 'Dec 8, 2026')}
      </DataTable>
    ),
  },
}
