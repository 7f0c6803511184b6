import { introCallsInCalendar, setInterviewsInCalendar } from '#db/calendar-feeds.ts'
import { interviewsInCalendar } from '#db/interviews.ts'
import type { Principal, Tx } from '#db/session.ts'
import { brand } from '#domain/brand.ts'
import { shownName } from '#domain/mail/shown-text.ts'
import { formatCallTime } from '#domain/scheduling/format-time.ts'
import { interviewEvent } from '../interviews/interview-entry.ts'
import { interviewFacts } from '../interviews/interview-facts.ts'
import type { CalendarEntry } from '../scheduling/calendar-entry.ts'
import type { Services } from '../services.ts'

type Hours = { zone: string; location: string }
type Span = { startsAt: Date; endsAt: Date }

const sentence = (span: Span, zone: string) => {
  const { day, hours, zone: name } = formatCallTime(span, zone)
  return `${day}, ${hours}, ${name}`
}

/** The calls of the person who reads, whatever their kind. Admins have those with candidates: interviews are the firms'. */
export async function eventsOf(tx: Tx, me: Principal, hours: Hours, { env }: Pick<Services, 'env'>) {
  const side = me.role === 'buyer' ? 'owner' : 'talent'
  const interviews = me.role === 'admin' ? [] : await interviewsInCalendar(tx, side)
  return [
    ...interviews.map((row) => interviewEvent(row, interviewFacts(row, side, env.appUrl))),
    ...(me.role === 'buyer' ? [] : await callsWithOperator(tx, me, hours, env)),
  ]
}

async function callsWithOperator(
  tx: Tx,
  me: Principal,
  { zone, location }: Hours,
  { appUrl }: Services['env'],
): Promise<CalendarEntry[]> {
  const isAdmin = me.role === 'admin'
  const entry = (
    call: Span & { id: string; sequence: number; name: string | null; theirZone: string },
    kind: string,
  ) => ({
    ...{ id: call.id, sequence: call.sequence, startsAt: call.startsAt, endsAt: call.endsAt, isCancelled: false },
    summary: isAdmin ? `${brand.name} ${kind}: ${shownName(call.name ?? '', 'a candidate')}` : `${brand.name} ${kind}`,
    description: [
      `For you: ${sentence(call, isAdmin ? zone : call.theirZone)}.`,
      `For ${isAdmin ? shownName(call.name ?? '', 'them') : brand.name}: ${sentence(call, isAdmin ? call.theirZone : zone)}.`,
    ].join('\n'),
    location,
    url: `${appUrl}${isAdmin ? '/admin/calls' : '/homepage-labor'}`,
  })
  const intro = await introCallsInCalendar(tx)
  const set = await setInterviewsInCalendar(tx)
  return [
    ...intro.map((call) => entry({ ...call, theirZone: call.zone }, 'intro call')),
    ...set.map(({ workingHours, ...call }) =>
      entry({ ...call, id: `interview-${call.id}`, sequence: 0, theirZone: workingHours?.zone ?? zone }, 'interview'),
    ),
  ]
}
