import * as z from 'zod'
import { brokenEntry } from '#domain/statements/audit-trail.ts'
import { checkSeal, type Seal } from './check-seal.ts'
import { type AuditTrail, auditTrailName, sha256 } from './seal-document.ts'

const auditTrail = z.strictObject({
  format: z.literal(1),
  number: z.string(),
  shown: z.strictObject({ sha256: z.string(), bytes: z.int().positive() }),
  entries: z.array(z.strictObject({ entry: z.string(), hash: z.string() })).min(1),
})

type Check = { isWhole: true; seal: Seal; trail: AuditTrail } | { isWhole: false; reason: string }

const broken = (reason: string): Check => ({ isWhole: false, reason })

/** The seal, the audit trail inside it, and whether the file that was shown is the one that was signed. */
export async function checkSealedFile(file: Uint8Array): Promise<Check> {
  const checked = await checkSeal(file)
  if (!checked.isWhole) return checked
  const { PDF } = await import('@libpdf/core')
  const attached = (await PDF.load(file)).getAttachment(auditTrailName)
  if (!attached) return broken('The file has no audit trail.')
  const parsed = auditTrail.safeParse(JSON.parse(new TextDecoder().decode(attached)))
  if (!parsed.success) return broken('The audit trail can’t be read.')
  const trail = parsed.data
  const wrong = brokenEntry(trail.entries, sha256)
  if (wrong) return broken(`Entry ${wrong} of the audit trail doesn’t follow from the one before it.`)
  if (sha256(file.subarray(0, trail.shown.bytes)) !== trail.shown.sha256)
    return broken('The pages aren’t those that were signed.')
  return { isWhole: true, seal: checked.seal, trail }
}
