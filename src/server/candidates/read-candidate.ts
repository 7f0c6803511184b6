import { type CandidateFile, readCandidate as endpoint } from '#contract/candidates.ts'
import { candidateFileQuery } from '#db/candidate-file.ts'
import type { WorkingHours } from '#domain/availability/working-hours.ts'
import { candidateLifeCycle } from '#domain/candidates/status.ts'
import { movesFrom } from '#domain/life-cycle.ts'
import { notFound } from '#domain/problem.ts'
import type { ProfileCheck } from '#domain/profiles/checks.ts'
import { type PublicProfile, publicProfile } from '#domain/profiles/public-profile.ts'
import type { SensitiveKind } from '#domain/sensitive-numbers/find.ts'
import { queryRoute } from '../serve.ts'

export const readCandidate = queryRoute(endpoint, candidateFileQuery, ([found]) => {
  if (!found) throw notFound('Candidate Not Found')
  const {
    resumeName,
    resumeSizeBytes,
    resumeType,
    resumeUploadedAt,
    resumeLock,
    sensitiveNumbers,
    profile,
    checks,
    ...row
  } = found
  const lists = row as unknown as Pick<CandidateFile, 'calls' | 'applications' | 'scorecards' | 'history'>
  return {
    ...row,
    ...lists,
    actions: movesFrom(candidateLifeCycle, row.status, 'admin'),
    createdAt: row.createdAt.toISOString(),
    openedAt: iso(row.openedAt),
    reviewedAt: iso(row.reviewedAt),
    interviewScheduledAt: iso(row.interviewScheduledAt),
    platformAccessGrantedAt: iso(row.platformAccessGrantedAt),
    workingHours: row.workingHours as WorkingHours | null,
    profile: publicProfile.parse(profile ?? {}) as PublicProfile,
    unsure: (checks as ProfileCheck[]).map(({ path }) => path),
    resume:
      resumeName && resumeSizeBytes
        ? {
            name: resumeName,
            sizeBytes: resumeSizeBytes,
            isPdf: resumeType === 'application/pdf',
            uploadedAt: iso(resumeUploadedAt),
            sensitiveNumbers: (sensitiveNumbers ?? []) as SensitiveKind[],
            lock: resumeLock,
          }
        : null,
  }
})

const iso = (moment: Date | null) => moment?.toISOString() ?? null
