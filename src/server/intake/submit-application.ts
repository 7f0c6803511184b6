import type { OutputOf } from '#contract/endpoint.ts'
import { submitApplication as endpoint } from '#contract/intake.ts'
import { findAccount } from '#db/accounts.ts'
import { findApplication } from '#db/candidates.ts'
import { alreadyRegisteredMessage } from '#domain/accounts/email.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import {
  type ApplicationStage,
  applicationKeyHours,
  applicationMessages,
  type TalentApplication,
} from '#domain/intake/application.ts'
import { storedPhone } from '#domain/intake/phone.ts'
import { countryCodeOf } from '#domain/phones/international.ts'
import { Problem } from '#domain/problem.ts'
import { askableChecks, type ProfileCheck } from '#domain/profiles/checks.ts'
import { isProfileEmpty } from '#domain/profiles/empty.ts'
import { fromResume } from '#domain/profiles/from-resume.ts'
import { type ProfileData, profileData } from '#domain/profiles/profile.ts'
import { isPdf, pdfMarkWithinBytes, resumeMessages } from '#domain/resumes/file.ts'
import type { SensitiveKind } from '#domain/sensitive-numbers/kinds.ts'
import { waitSeconds } from '#extraction/limits.ts'
import { refuseCommonPassword } from '../accounts/common-passwords.ts'
import { limitAttempts } from '../accounts/limit-attempts.ts'
import { accountIdOf, makeCandidate } from '../candidates/make-candidate.ts'
import { describeError } from '../log.ts'
import type { Upload } from '../read-multipart.ts'
import { problemOf } from '../refusal.ts'
import type { ResumeReader } from '../resumes/resume-reader.ts'
import { type RequestContext, streamRoute } from '../serve.ts'
import type { Services } from '../services.ts'
import { applicationId } from './application-id.ts'
import { shareRunning } from './share-running.ts'

type OnStage = (stage: ApplicationStage) => void
type ReadResume = {
  profile: ProfileData
  checks: ProfileCheck[]
  sensitiveNumbers: SensitiveKind[]
  /** It takes longer than anyone waits here. */
  isBeingRead: boolean
}
type Output = OutputOf<typeof endpoint>

const share = shareRunning<ApplicationStage, Output>()

/** All or nothing: account, candidate, file, terms and email. Sending it again changes nothing. */
export const submitApplication = streamRoute(endpoint, async (input, upload, { services, network, registration }) => {
  if (!isPdf(await upload.head(pdfMarkWithinBytes)))
    throw new Problem('unsupported_type', resumeMessages.notPdf, { field: 'resume' })
  await refuseCommonPassword(input.password)
  const id = applicationId(input, services.secrets)
  const earlier = await findEarlier(id, input.email, services)
  if (!earlier) await limitAttempts([{ limit: attemptLimits.registrationPerNetwork, of: network }], services)
  // The cookie is sent with the response headers, before the work: until the account exists, it identifies nobody.
  registration.set(accountIdOf(id, services.secrets))
  return async (tell) => {
    const output =
      earlier ?? (await share(id, tell, (tellAll) => apply(id, input, upload, { services, network }, tellAll)))
    tell('done')
    return output
  }
})

/** The result of the same application sent before; refuses an address that already has another account. */
const findEarlier = (id: string, email: string, { db }: Services): Promise<Output | undefined> =>
  db.asSystem(async (tx) => {
    const found = await findApplication(tx, id, applicationKeyHours)
    if (found) {
      const { profile, sensitiveNumbers, isBeingRead } = found
      return outputOf(id, profile, sensitiveNumbers ?? [], isBeingRead)
    }
    if (await findAccount(tx, email))
      throw new Problem('already_registered', alreadyRegisteredMessage, { field: 'email' })
    return undefined
  })

async function apply(
  id: string,
  input: TalentApplication,
  upload: Upload,
  { services, network }: Pick<RequestContext, 'services' | 'network'>,
  tell: OnStage,
) {
  const { sensitiveNumbers, isBeingRead, ...read } = await readResume(upload, services.resumes, network, tell)
  const { profile, checks } = takeOver(read, input)
  try {
    await makeCandidate(
      {
        candidateId: id,
        firstName: input.firstName,
        lastName: input.lastName,
        email: input.email,
        password: input.password,
        whatsapp: storedPhone(input.countryCode, input.phoneNumber),
        subscribe: input.subscribe,
        source: input.source,
        resume: { fileName: upload.name, content: upload.stream() },
        profile,
        checks,
        sensitiveNumbers,
        isBeingRead,
      },
      services,
      tell,
    )
  } catch (error) {
    // Another process may have been faster with the same application.
    const isTaken = error instanceof Problem && error.code === 'already_registered'
    const earlier = isTaken && (await findEarlier(id, input.email, services))
    if (!earlier) throw explain(error, services)
    return earlier
  }
  return outputOf(id, profile, sensitiveNumbers, isBeingRead)
}

/** Where no profile can be read, or not yet, its owner starts with an empty one. Any other failure stops here, with the reader's message. */
async function readResume(upload: Upload, resumes: ResumeReader, network: string, tell: OnStage): Promise<ReadResume> {
  tell('extracting')
  const bytes = await upload.bytes()
  tell('analyzing')
  const reading = await resumes.read({ bytes, name: upload.name }, { network, seconds: waitSeconds.passing })
  if (reading.outcome === 'failed') throw new Problem('extraction_failed', reading.error, { field: 'resume' })
  const isBeingRead = reading.outcome === 'unreadable' && reading.isUnfinished === true
  tell(reading.outcome === 'read' ? 'uploading' : isBeingRead ? 'uploading-unfinished' : 'uploading-unread')
  const { sensitiveNumbers = [] } = reading
  const { profile, checks } = reading.outcome === 'read' ? reading : { profile: profileData.parse({}), checks: [] }
  return { profile, checks, sensitiveNumbers, isBeingRead }
}

/** The name is the one just typed; the resume's may be printed another way. */
function takeOver({ profile, checks }: Pick<ReadResume, 'profile' | 'checks'>, input: TalentApplication) {
  const taken = fromResume(profile, countryCodeOf(storedPhone(input.countryCode, input.phoneNumber)))
  const full_name = `${input.firstName} ${input.lastName}`
  return {
    profile: { ...taken, personal_info: { ...taken.personal_info, full_name } },
    checks: askableChecks(checks),
  }
}

const outputOf = (
  candidateId: string,
  profile: ProfileData,
  sensitiveNumbers: SensitiveKind[],
  isBeingRead: boolean,
): Output => ({
  candidateId,
  hasProfile: !isProfileEmpty(profileData.parse(profile)),
  isBeingRead,
  sensitiveNumbers,
})

const insufficientPrivilege = '42501'

function explain(error: unknown, { log }: Services): Problem {
  if (error instanceof Problem) return error
  log.error({ error: describeError(error) }, 'application failed')
  if ((error as { code?: string }).code === insufficientPrivilege)
    return new Problem('forbidden', applicationMessages.permission)
  const problem = problemOf(error)
  return problem.code === 'internal' ? new Problem('internal', applicationMessages.account) : problem
}
