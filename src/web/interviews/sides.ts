import type { Interview } from '#contract/interviews.ts'
import { firstName } from '#domain/accounts/first-name.ts'
import { counted } from '#domain/counted.ts'
import { interviewLimits } from '#domain/interviews/interview.ts'
import { browserZone } from '../ui/browser-zone.ts'
import { formatTime } from '../ui/time.ts'

/** Whom the reader meets: a person, or someone of a firm. */
export function otherName({ side, candidate, hosts, firm }: Interview): string {
  if (side === 'owner') return candidate.name ?? 'the candidate'
  return hosts[0]?.name ?? firm ?? 'the firm'
}

/** The same in few words, beside their times. */
export function otherFirstName({ side, candidate, hosts }: Interview): string {
  const name = side === 'owner' ? candidate.name : hosts[0]?.name
  return name ? firstName(name) : 'them'
}

/** The reader's own clock first, wherever they are now. */
export const zonesFor = ({ side, zones }: Interview) => ({
  mine: browserZone(),
  theirs: side === 'owner' ? zones.talent : zones.owner,
})

/** Join opens a quarter of an hour before, and closes with the interview. */
export function isJoinable({ link, startsAt, endsAt, status }: Interview, now: Date): boolean {
  if (!link || !startsAt || !endsAt || status !== 'booked') return false
  const opensAt = Date.parse(startsAt) - interviewLimits.joinMinutesBefore * 60_000
  return now.getTime() >= opensAt && now.getTime() <= Date.parse(endsAt)
}

/** When it is or was, in a list. */
export function timeLine({ status, startsAt, minutes, proposed, isAskedWhetherHeld }: Interview): string {
  if (startsAt) return `${formatTime(startsAt)}, ${minutes} minutes${isAskedWhetherHeld ? '. Did it take place?' : ''}`
  return status === 'proposed' ? counted(proposed.length, 'proposed time') : 'No time was chosen'
}
