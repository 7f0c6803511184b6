import { readDashboard as endpoint, type OwnCandidate } from '#contract/dashboard.ts'
import { adoptCandidate, readOwnDashboard } from '#db/dashboard.ts'
import { ownStatusOf } from '#domain/candidates/own-status.ts'
import type { CandidateStatus } from '#domain/candidates/status.ts'
import { isProfileEmpty } from '#domain/profiles/empty.ts'
import { profileData } from '#domain/profiles/profile.ts'
import { introCallMovesFrom } from '#domain/scheduling/status.ts'
import { signCall } from '../scheduling/call-link.ts'
import { transactionRoute } from '../serve.ts'
import type { Services } from '../services.ts'

type Row = NonNullable<Awaited<ReturnType<typeof readOwnDashboard>>>

export const readDashboard = transactionRoute(endpoint, async (tx, _input, me, { services }) => {
  const found = await readOwnDashboard(tx)
  const row = found?.id || !(await adoptCandidate(tx)) ? found : await readOwnDashboard(tx)
  return {
    name: row?.name ?? row?.accountName ?? null,
    email: me.email,
    candidate: row?.id ? presentCandidate(row, services, new Date()) : null,
  }
})

function presentCandidate(row: Row, services: Services, now: Date): OwnCandidate {
  const status = row.status as CandidateStatus
  const isDecided = status === 'accepted' || status === 'rejected'
  return {
    id: row.id as string,
    name: row.name,
    whatsapp: row.whatsapp,
    subscribe: row.subscribe ?? true,
    status: ownStatusOf({ status, openedAt: row.openedAt }),
    appliedAt: (row.appliedAt as Date).toISOString(),
    openedAt: iso(row.openedAt),
    decidedAt: isDecided ? iso(row.reviewedAt) : null,
    updatedAt: (row.updatedAt as Date).toISOString(),
    resume: row.resumeUploadedAt && {
      name: row.resumeName as string,
      sizeBytes: row.resumeSizeBytes as number,
      type: row.resumeType as string,
      uploadedAt: row.resumeUploadedAt.toISOString(),
      sensitiveNumbers: row.sensitiveNumbers ?? [],
      lock: row.resumeLock,
    },
    interview: presentInterview(row, isDecided, services, now),
    platformAccessGrantedAt: iso(row.platformAccessGrantedAt),
    checkCount: row.checkCount,
    isProfileEmpty: isProfileEmpty(profileData.parse(row.profile ?? {})),
  }
}

function presentInterview(
  { status, interviewAt, interviewEndsAt: endsAt, callId, callStatus }: Row,
  isDecided: boolean,
  { env, secrets }: Services,
  now: Date,
): OwnCandidate['interview'] {
  const isOpen = endsAt !== null && endsAt > now
  const call = callId && callStatus && endsAt && { id: callId, status: callStatus, endsAt }
  const moves =
    call && interviewAt ? introCallMovesFrom({ status: call.status, startsAt: interviewAt }, 'guest', now) : []
  // After an interview that an admin has set, the decision is next.
  const isWaiting = interviewAt === null || (status === 'pending' && !isOpen)
  const canBook = !isDecided && isWaiting && env.scheduling.kind !== 'none'
  return {
    startsAt: iso(interviewAt),
    endsAt: iso(endsAt),
    actions: [...(canBook ? (['book'] as const) : []), ...moves],
    callToken: call && moves.length > 0 ? signCall(call, secrets) : null,
  }
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null
