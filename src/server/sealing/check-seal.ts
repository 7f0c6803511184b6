import { createHash, verify, X509Certificate } from 'node:crypto'
import type * as Pkijs from 'pkijs'
import { checkTimestamp, type Timestamp } from './check-timestamp.ts'
import { BrokenSeal, demand } from './demand.ts'

export type Seal = { certificate: X509Certificate; signedAt: Date | undefined; timestamp: Timestamp | undefined }
type SealCheck = { isWhole: true; seal: Seal } | { isWhole: false; reason: string }

const oids = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  sha256: '2.16.840.1.101.3.4.2.1',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  algorithms: '1.2.840.113549.1.9.52',
  signingCertificate: '1.2.840.113549.1.9.16.2.47',
  timestampToken: '1.2.840.113549.1.9.16.2.14',
} as const

/**
 * Whether a file is as it was sealed. Stricter than PDF readers are: the seal covers every byte but its own, and its own bytes can be written in one
 * way only, so that any changed byte is noticed.
 */
export async function checkSeal(file: Uint8Array): Promise<SealCheck> {
  try {
    return { isWhole: true, seal: await readSeal(Buffer.from(file)) }
  } catch (error) {
    // What can't be read was damaged, whatever the library says about it.
    return { isWhole: false, reason: error instanceof BrokenSeal ? error.message : 'The seal can’t be read.' }
  }
}

async function readSeal(file: Buffer): Promise<Seal> {
  const { covered, contents } = partsOf(file)
  const pkijs = await import('pkijs')
  const asn1 = await import('asn1js')
  const parsed = asn1.fromBER(new Uint8Array(contents))
  demand(parsed.offset === contents.length, 'The seal isn’t complete.')
  const content = new pkijs.ContentInfo({ schema: parsed.result })
  demand(content.contentType === oids.signedData, 'The seal isn’t a signature.')
  const signed = new pkijs.SignedData({ schema: content.content })
  const { certificate, signerInfo } = partsOfSignature(signed, pkijs)
  const encoded = Buffer.from(certificate.toSchema().toBER())
  const attribute = (wanted: string) =>
    signerInfo.signedAttrs?.attributes.find(({ type }) => type === wanted)?.values[0]
  const isNamedIn = (name: string, bytes: Uint8Array) => Buffer.from(attribute(name)?.toBER() ?? []).includes(bytes)
  demand(isNamedIn(oids.signingCertificate, hashOf(encoded)), 'The certificate isn’t the one that sealed it.')
  const algorithm = signerInfo.signatureAlgorithm.toSchema().toBER()
  demand(isNamedIn(oids.algorithms, Buffer.from(algorithm).subarray(2)), 'The seal was changed.')
  const digest = attribute(oids.messageDigest)
  demand(
    digest instanceof asn1.OctetString && hashOf(covered).equals(digest.valueBlock.valueHexView),
    'The file isn’t as it was sealed.',
  )
  const { publicKey } = new X509Certificate(encoded)
  const attributes = new Uint8Array(signerInfo.signedAttrs?.encodedValue ?? new ArrayBuffer(0))
  // Node accepts one form of a signature only; pkijs is more lenient.
  demand(
    verify('sha256', attributes, publicKey, signerInfo.signature.valueBlock.valueHexView),
    'The seal wasn’t made with its certificate.',
  )
  const again = new pkijs.ContentInfo({ contentType: oids.signedData, content: signed.toSchema(true) })
  demand(Buffer.from(again.toSchema().toBER()).equals(contents), 'The seal was changed.')
  return {
    certificate: new X509Certificate(encoded),
    signedAt: attribute(oids.signingTime)?.toDate?.(),
    timestamp: await timestampOf(signerInfo),
  }
}

/** What a service vouches for is the seal's signature. */
async function timestampOf({ unsignedAttrs, signature }: Pkijs.SignerInfo): Promise<Timestamp | undefined> {
  const [attribute, ...others] = unsignedAttrs?.attributes ?? []
  if (!attribute) return undefined
  demand(others.length === 0 && attribute.values.length === 1, 'The seal was changed.')
  const [token] = attribute.values as { toBER(): ArrayBuffer }[]
  return checkTimestamp(new Uint8Array(token?.toBER() ?? []), hashOf(Buffer.from(signature.valueBlock.valueHexView)))
}

/** The bytes that the seal covers, and its own, which stand in one gap as hexadecimal digits followed by zeros. */
function partsOf(file: Buffer): { covered: Buffer; contents: Buffer } {
  const text = file.toString('latin1')
  const ranges = [...text.matchAll(/\/ByteRange \[0 (\d+) +(\d+) +(\d+) *\]/g)].map((match) =>
    match.slice(1).map(Number),
  )
  const [first, second, length] = ranges.find((range) => (range[1] ?? 0) + (range[2] ?? 0) === file.length) ?? []
  demand(
    first !== undefined && second !== undefined && length !== undefined,
    ranges.length > 0 ? 'The seal doesn’t cover the whole file.' : 'The file has no seal.',
  )
  const gap = /^<([0-9A-F]+)>$/.exec(text.slice(first, second))?.[1]
  demand(gap !== undefined && gap.length % 2 === 0, 'The seal can’t be read.')
  const bytes = Buffer.from(gap, 'hex')
  demand(bytes[0] === 0x30 && bytes[1] === 0x82, 'The seal can’t be read.')
  const end = 4 + bytes.readUInt16BE(2)
  demand(
    bytes.subarray(end).every((byte) => byte === 0),
    'Something stands behind the seal.',
  )
  return {
    covered: Buffer.concat([file.subarray(0, first), file.subarray(second)]),
    contents: bytes.subarray(0, end),
  }
}

/** What isn't covered by the signature itself can have one value only. */
function partsOfSignature(signed: Pkijs.SignedData, pkijs: typeof Pkijs) {
  const { version, digestAlgorithms, encapContentInfo, certificates = [], crls, signerInfos } = signed
  const [certificate] = certificates
  const [signerInfo] = signerInfos
  const isPlain =
    version === 1 &&
    digestAlgorithms.map(({ algorithmId }) => algorithmId).join() === oids.sha256 &&
    encapContentInfo.eContentType === oids.data &&
    !encapContentInfo.eContent &&
    !crls?.length &&
    signerInfos.length === 1
  demand(isPlain && certificate instanceof pkijs.Certificate && signerInfo !== undefined, 'The seal was changed.')
  const { sid, digestAlgorithm, unsignedAttrs } = signerInfo
  const isOfCertificate =
    sid instanceof pkijs.IssuerAndSerialNumber &&
    Buffer.from(sid.issuer.toSchema().toBER()).equals(Buffer.from(certificate.issuer.toSchema().toBER())) &&
    sid.serialNumber.isEqual(certificate.serialNumber)
  const isUsual =
    signerInfo.version === 1 &&
    digestAlgorithm.algorithmId === oids.sha256 &&
    (unsignedAttrs?.attributes ?? []).every(({ type }) => type === oids.timestampToken)
  demand(isOfCertificate && isUsual, 'The seal was changed.')
  return { certificate, signerInfo }
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest()
