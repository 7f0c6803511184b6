import { ownerOfResume, recordScanAttempt, recordScanResult } from '#db/scans.ts'
import { describeError } from '../log.ts'
import { infectedResumeAdminEmail, resumeInfectedEmail } from '../mail/templates/resume-infected.ts'
import type { Services } from '../services.ts'
import type { Scanner, Verdict } from './scanner.ts'

export type ScanServices = Pick<Services, 'db' | 'files' | 'mailer' | 'env' | 'log'>

/** Right after an upload, so that readers rarely wait. The job retries what fails here. */
export function scanSoon(path: string, services: Services): void {
  const { scanner, log } = services
  if (scanner)
    scanResume(path, scanner, services).catch((error) => log.error({ error: describeError(error) }, 'scan failed'))
}

/** Scans a stored resume. If that fails, the file stays locked. */
export async function scanResume(
  path: string,
  scanner: Scanner,
  services: ScanServices,
): Promise<Verdict | 'gone' | 'away'> {
  const { db, files, log } = services
  try {
    const file = await files.read(`resumes/${path}`)
    // An unreachable scanner never reads the stream, which would stay open.
    const verdict = file ? await scanner.scan(file.stream).finally(() => file.stream.destroy()) : 'gone'
    if (verdict === 'clean' || verdict === 'infected') await settle(path, verdict, services)
    else await db.asSystem((tx) => recordScanAttempt(tx, path))
    return verdict
  } catch (error) {
    log.warn({ alert: 'scanner-away', error: describeError(error) }, 'a file could not be scanned')
    await db.asSystem((tx) => recordScanAttempt(tx, path))
    return 'away'
  }
}

/** Of several concurrent scans, one saves the result and notifies. */
const settle = (path: string, verdict: 'clean' | 'infected', { db, mailer, env, log }: ScanServices) =>
  db.asSystem(async (tx) => {
    const isSettled = await recordScanResult(tx, path, verdict)
    const owner = isSettled && verdict === 'infected' && (await ownerOfResume(tx, path))
    if (!owner) return
    log.warn({ alert: 'resume-infected', candidateId: owner.id }, 'malware found')
    const name = owner.name ?? ''
    await mailer.queue(tx, { to: owner.email, ...resumeInfectedEmail({ name, link: `${env.appUrl}/homepage-labor` }) })
    const link = `${env.appUrl}/admin/candidates/${owner.id}`
    await mailer.queue(tx, { to: env.operatorEmail, ...infectedResumeAdminEmail({ name: name || owner.email, link }) })
  })
