import { readDashboard as endpoint, type OwnCandidate } from '#contract/dashboard.ts'
import { adoptCandidate, readAccountName, readOwnCandidate } from '#db/dashboard.ts'
import { ownStatusOf } from '#domain/candidates/own-status.ts'
import { isStale } from '#domain/capacity/capacity.ts'
import { isConfirmationDue } from '#domain/capacity/confirmation.ts'
import { askableChecks } from '#domain/profiles/checks.ts'
import { isProfileEmpty } from '#domain/profiles/empty.ts'
import { profileData } from '#domain/profiles/profile.ts'
import { introCallMovesFrom } from '#domain/scheduling/status.ts'
import { signCall } from '../scheduling/call-link.ts'
import { transactionRoute } from '../serve.ts'
import type { Services } from '../services.ts'
import { todayOf } from '../today.ts'

type Row = NonNullable<Awaited<ReturnType<typeof readOwnCandidate>>>

export const readDashboard = transactionRoute(endpoint, async (tx, _input, me, { services }) => {
  const own = (await readOwnCandidate(tx)) ?? ((await adoptCandidate(tx)) ? await readOwnCandidate(tx) : undefined)
  return {
    name: own?.name ?? (await readAccountName(tx)),
    email: me.email,
    candidate: own ? presentCandidate(own, services, new Date()) : null,
  }
})

function presentCandidate(row: Row, services: Services, now: Date): OwnCandidate {
  const { status } = row
  const isDecided = status === 'accepted' || status === 'rejected'
  return {
    id: row.id,
    name: row.name,
    whatsapp: row.whatsapp,
    subscribe: row.subscribe,
    status: ownStatusOf({ status, openedAt: row.openedAt }),
    appliedAt: row.appliedAt.toISOString(),
    openedAt: iso(row.openedAt),
    decidedAt: isDecided ? iso(row.reviewedAt) : null,
    updatedAt: row.updatedAt.toISOString(),
    resume: presentResume(row),
    interview: presentInterview(row, isDecided, services, now),
    platformAccessGrantedAt: iso(row.platformAccessGrantedAt),
    checkCount: askableChecks(row.checks).length,
    isProfileEmpty: isProfileEmpty(profileData.parse(row.profile ?? {})),
    isBeingRead: row.isBeingRead,
    confirmHours: presentConfirmation(row, now),
  }
}

/** Firms see the hours of accepted people alone. */
function presentConfirmation({ status, confirmedOn }: Row, now: Date): OwnCandidate['confirmHours'] {
  if (status !== 'accepted' || confirmedOn === null || !isConfirmationDue(confirmedOn, now)) return null
  return { confirmedOn, isStale: isStale(confirmedOn, todayOf()) }
}

function presentResume(row: Row): OwnCandidate['resume'] {
  const { resumeName: name, resumeSizeBytes: sizeBytes, resumeType: type, resumeUploadedAt: uploadedAt } = row
  if (name === null || sizeBytes === null || type === null || uploadedAt === null) return null
  const sensitiveNumbers = row.sensitiveNumbers ?? []
  return { name, sizeBytes, type, uploadedAt: uploadedAt.toISOString(), sensitiveNumbers, lock: row.resumeLock }
}

function presentInterview(
  row: Row,
  isDecided: boolean,
  { env, secrets }: Services,
  now: Date,
): OwnCandidate['interview'] {
  const { status, interviewAt, interviewEndsAt: endsAt } = row
  const isOpen = endsAt !== null && endsAt > now
  const booked = bookedCall(row, now)
  const token = booked && booked.moves.length > 0 ? signCall(booked, secrets) : null
  const isInterview = booked !== undefined && booked.startsAt.getTime() === interviewAt?.getTime()
  const otherCall =
    booked && !isInterview && booked.endsAt > now
      ? { startsAt: booked.startsAt.toISOString(), endsAt: booked.endsAt.toISOString(), token }
      : null
  // After an interview that an admin has set, the decision is next.
  const isWaiting = interviewAt === null || (status === 'pending' && !isOpen)
  const canBook = !isDecided && isWaiting && !otherCall && env.scheduling.kind !== 'none'
  return {
    startsAt: iso(interviewAt),
    endsAt: iso(endsAt),
    actions: [...(canBook ? (['book'] as const) : []), ...(isInterview ? booked.moves : [])],
    callToken: isInterview ? token : null,
    otherCall,
  }
}

function bookedCall({ callId: id, callStatus: status, callStartsAt: startsAt, callEndsAt: endsAt }: Row, now: Date) {
  if (!id || !status || !startsAt || !endsAt) return undefined
  return { id, status, startsAt, endsAt, moves: introCallMovesFrom({ status, startsAt }, 'guest', now) }
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null
