import {
  closeApplication,
  endUnanswered,
  lockClock,
  readClockHours,
  remindOfClock,
  type StoredClock,
  setClockMinutes,
  setClockTimes,
} from '#db/replies.ts'
import type { Tx } from '#db/session.ts'
import { hoursOfFirm, hoursOfOperator, hoursOfTalent, limitsOf } from '#domain/replies/clock.ts'
import { afterWorkingMinutes, type SideHours, workingMinutes } from '#domain/replies/working-time.ts'
import { endedInterviews } from '../interviews/ended-interviews.ts'
import type { JobKind } from '../jobs/job-kind.ts'
import { applicationEndedEmail } from '../mail/templates/application-ended.ts'
import type { Services } from '../services.ts'

type Facts = NonNullable<Awaited<ReturnType<typeof readClockHours>>>
type Step = (tx: Tx, clock: StoredClock, facts: Facts, services: Services) => Promise<number>

const hoursOf = ({ side }: StoredClock, facts: Facts): SideHours => {
  if (side === 'firm')
    return hoursOfFirm({ zone: facts.zone, from: facts.core_from ?? '09:00', to: facts.core_to ?? '17:00' })
  if (side === 'talent') return hoursOfTalent(facts.working_hours)
  return hoursOfOperator({ zone: facts.operator_zone ?? '', weekly: facts.weekly ?? [], daysOff: facts.days_off ?? [] })
}

const isWaiting = ({ repliedAt, endedAt }: StoredClock) => repliedAt === null && endedAt === null

const isContract = ({ kind }: StoredClock) => kind === 'offer' || kind === 'statement'

const steps: Record<string, Step> = {
  start: async (tx, clock, facts) => {
    const hours = hoursOf(clock, facts)
    const { due, outcome } = limitsOf(clock.side, hours)
    const after = (minutes: number) => afterWorkingMinutes(hours, clock.startedAt, minutes)
    const [half, end] = [after(due / 2), after(due)]
    // Whoever has no hours is never late.
    if (clock.dueAt || !half || !end) return 0
    return setClockTimes(tx, clock.id, { half, due: end, outcome: (outcome && after(outcome)) || null })
  },
  half: async (tx, clock) => (isWaiting(clock) && clock.reminders < 1 ? remindOfClock(tx, clock.id, 1) : 0),
  // It ends then.
  due: async (tx, clock) =>
    isWaiting(clock) && !isContract(clock) && clock.reminders < 2 ? remindOfClock(tx, clock.id, 2) : 0,
  /** A proposed interview expires with its times, an invitation and a contract on a day of their own, and hours wait until someone decides. */
  outcome: async (tx, clock) => {
    if (clock.endedAt !== null || isContract(clock) || ['interview', 'invitation', 'week'].includes(clock.kind))
      return 0
    return clock.kind === 'application' ? closeApplication(tx, clock.subjectId) : endUnanswered(tx, clock.id)
  },
  stop: async (tx, clock, facts, services) => {
    // Whoever thinks about a contract isn't slow to reply.
    if (clock.repliedAt && clock.minutes === null && !isContract(clock))
      await setClockMinutes(tx, clock.id, workingMinutes(hoursOf(clock, facts), clock.startedAt, clock.repliedAt))
    const { endedAs } = clock
    if (clock.kind !== 'application' || !facts.email || !endedAs || endedAs === 'replied' || endedAs === 'withdrawn')
      return 1
    const words = {
      name: facts.name ?? '',
      title: facts.title ?? '',
      firm: facts.company ?? '',
      outcome: endedAs,
      interviews: await endedInterviews(tx, facts.interviews ?? [], facts.email, services),
    } as const
    await services.mailer.queue(tx, {
      to: facts.email,
      ...applicationEndedEmail({ ...words, link: `${services.env.appUrl}/projects-labor` }),
    })
    return 1
  },
}

/**
 * The database queues a job with each change of a clock; its key is `<id>:<step>`. What it writes is in the transaction that ends the
 * job: each reminder and each outcome exactly once, whatever dies in between.
 */
export const followClockJob = (services: Services): JobKind => ({
  kind: 'follow-clock',
  atOnce: 5,
  run: async ({ key }) => {
    const [id = '', step = ''] = key.split(':')
    return async (tx) => {
      const clock = await lockClock(tx, id)
      const facts = clock && (await readClockHours(tx, id))
      return clock && facts ? ((await steps[step]?.(tx, clock, facts, services)) ?? 0) : 0
    }
  },
})
