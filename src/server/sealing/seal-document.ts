import { createHash, createPrivateKey, sign } from 'node:crypto'
import type { Signer, TimestampAuthority } from '@libpdf/core'
import { brand } from '#domain/brand.ts'
import type { ChainedEntry } from '#domain/statements/audit-trail.ts'
import type { SealKey } from './make-seal-key.ts'

export const auditTrailName = 'audit-trail.json'

/** What travels inside the sealed file, so that it can be checked without us. */
export type AuditTrail = {
  format: 1
  number: string
  /** The file that was shown: its bytes are the first of the sealed file. */
  shown: { sha256: string; bytes: number }
  entries: readonly ChainedEntry[]
}

type Contents = {
  number: string
  /** The very file that both sides read and signed. */
  shown: Uint8Array
  /** The certificate's pages, as a PDF. */
  pages: Uint8Array
  entries: readonly ChainedEntry[]
  at: Date
}

export const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex')

/**
 * The file that was shown, followed by the pages of the certificate and the audit trail, all under one PAdES seal. Everything is added after the
 * shown file's last byte: whoever cuts the rest off has what was signed.
 */
export async function sealDocument(
  { number, shown, pages, entries, at }: Contents,
  signer: Signer,
  timestampAuthority?: TimestampAuthority,
): Promise<Buffer> {
  const { PDF } = await import('@libpdf/core')
  const [document, certificate] = [await PDF.load(shown), await PDF.load(pages)]
  await document.copyPagesFrom(
    certificate,
    Array.from({ length: certificate.getPageCount() }, (_, index) => index),
  )
  const trail: AuditTrail = { format: 1, number, shown: { sha256: sha256(shown), bytes: shown.length }, entries }
  document.addAttachment(auditTrailName, new TextEncoder().encode(JSON.stringify(trail)), {
    mimeType: 'application/json',
    description: 'Audit trail, each entry chained to the one before',
    createdAt: at,
    modifiedAt: at,
  })
  const { bytes } = await document.sign({
    signer,
    reason: `Sealed by ${brand.name}`,
    signingTime: at,
    fieldName: 'Seal',
    ...(timestampAuthority
      ? { level: 'B-T', timestampAuthority, estimatedSize: 24_576 }
      : { level: 'B-B', estimatedSize: 8192 }),
  })
  return Buffer.from(bytes)
}

/** Node's own signature of an EC key is in the form that the seal needs. */
export function signerOf({ certificate, privateKey }: SealKey): Signer {
  const key = createPrivateKey({ key: Buffer.from(privateKey), format: 'der', type: 'pkcs8' })
  return {
    certificate,
    keyType: 'EC',
    signatureAlgorithm: 'ECDSA',
    sign: async (data) => new Uint8Array(sign('sha256', data, key)),
  }
}
