import { readCandidate as endpoint } from '#contract/candidates.ts'
import { candidateFileQuery } from '#db/candidate-file.ts'
import { candidateLifeCycle } from '#domain/candidates/status.ts'
import { freeHoursOf } from '#domain/capacity/capacity.ts'
import { movesFrom } from '#domain/life-cycle.ts'
import { notFound } from '#domain/problem.ts'
import { askableChecks } from '#domain/profiles/checks.ts'
import { publicProfile } from '#domain/profiles/public-profile.ts'
import { withIsoTimes } from '../iso-times.ts'
import { queryRoute } from '../serve.ts'
import { todayOf } from '../today.ts'

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
    offered,
    ...row
  } = found
  return {
    ...withIsoTimes(row),
    freeHours: freeHoursOf(offered, row.workingHours, todayOf()),
    actions: movesFrom(candidateLifeCycle, row.status, 'admin'),
    profile: publicProfile.parse(profile ?? {}),
    unsure: askableChecks(checks).map(({ path }) => path),
    resume:
      resumeName && resumeSizeBytes
        ? {
            name: resumeName,
            sizeBytes: resumeSizeBytes,
            isPdf: resumeType === 'application/pdf',
            uploadedAt: resumeUploadedAt?.toISOString() ?? null,
            sensitiveNumbers: sensitiveNumbers ?? [],
            lock: resumeLock,
          }
        : null,
  }
})
