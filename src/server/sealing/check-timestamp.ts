import { createHash, verify, X509Certificate } from 'node:crypto'
import type * as Pkijs from 'pkijs'
import { demand } from './demand.ts'

/** When a service says it has seen a seal, and the certificate it says so with. */
export type Timestamp = { at: Date; authority: X509Certificate }

const oids = {
  signedData: '1.2.840.113549.1.7.2',
  timestamp: '1.2.840.113549.1.9.16.1.4',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificates: ['1.2.840.113549.1.9.16.2.12', '1.2.840.113549.1.9.16.2.47'],
  forTimestamps: '1.3.6.1.5.5.7.3.8',
  rsa: '1.2.840.113549.1.1.1',
}
/** As the signed attributes name it. */
const encodedTimestampOid = Buffer.from('060b2a864886f70d0109100104', 'hex')
const sha256 = '2.16.840.1.101.3.4.2.1'
/** By their OID: the name, and how a signature with an EC key is called. */
const digests = new Map([
  [sha256, ['sha256', '1.2.840.10045.4.3.2']],
  ['2.16.840.1.101.3.4.2.2', ['sha384', '1.2.840.10045.4.3.3']],
  ['2.16.840.1.101.3.4.2.3', ['sha512', '1.2.840.10045.4.3.4']],
] as const)
/** Services name their certificate by one of these. */
const namings = ['sha1', 'sha256', 'sha384', 'sha512']

const changed = 'The timestamp was changed.'

/** An RFC 3161 token for a SHA-256, as strictly as the seal itself: what the service's signature doesn't cover can be written in one way only. */
export async function checkTimestamp(token: Uint8Array, stamped: Uint8Array): Promise<Timestamp> {
  const [pkijs, asn1] = await Promise.all([import('pkijs'), import('asn1js')])
  const { written, signer, digest, authority, plain } = await readToken(token)
  demand(Buffer.from(plain).equals(Buffer.from(token)), changed)
  const { messageImprint, genTime } = new pkijs.TSTInfo({ schema: asn1.fromBER(new Uint8Array(written)).result })
  demand(
    messageImprint.hashAlgorithm.algorithmId === sha256 &&
      Buffer.from(messageImprint.hashedMessage.getValue()).equals(Buffer.from(stamped)),
    'The timestamp belongs to something else.',
  )
  const attributes = new Uint8Array(signer.signedAttrs?.encodedValue ?? new ArrayBuffer(0))
  demand(
    attributeOf(signer, oids.messageDigest).subarray(2).equals(hashOf(digest, written)) &&
      attributeOf(signer, oids.contentType).equals(encodedTimestampOid) &&
      verify(digest, attributes, authority.publicKey, signer.signature.valueBlock.valueHexView),
    'The timestamp wasn’t made with its certificate.',
  )
  demand(
    (authority.keyUsage?.includes(oids.forTimestamps) ?? false) &&
      authority.validFromDate <= genTime &&
      genTime <= authority.validToDate,
    'The timestamp’s certificate wasn’t one for it.',
  )
  return { at: genTime, authority }
}

/** With nothing in it that its signature doesn't cover or determine: of the certificates, only the one that signed. */
export const plainToken = async (token: Uint8Array): Promise<Uint8Array> => (await readToken(token)).plain

async function readToken(token: Uint8Array) {
  const [pkijs, asn1] = await Promise.all([import('pkijs'), import('asn1js')])
  const parsed = asn1.fromBER(new Uint8Array(token))
  demand(parsed.offset === token.length, 'The timestamp isn’t complete.')
  const content = new pkijs.ContentInfo({ schema: parsed.result })
  demand(content.contentType === oids.signedData, 'The timestamp isn’t a signature.')
  const { encapContentInfo, signerInfos, certificates = [] } = new pkijs.SignedData({ schema: content.content })
  const { eContent, eContentType } = encapContentInfo
  const [signer, ...others] = signerInfos
  demand(eContent !== undefined && eContentType === oids.timestamp, 'The timestamp has no time.')
  const naming = signer ? attributeOf(signer, ...oids.signingCertificates) : Buffer.of()
  const named = certificates.find((one) => namings.some((hash) => naming.includes(hashOf(hash, encodingOf(one)))))
  const [digest, withEc] = digests.get(signer?.digestAlgorithm.algorithmId as typeof sha256) ?? []
  demand(
    signer !== undefined && others.length === 0 && named instanceof pkijs.Certificate && digest !== undefined,
    changed,
  )
  const authority = new X509Certificate(encodingOf(named))
  const written = Buffer.from(eContent.getValue())
  const info = new pkijs.EncapsulatedContentInfo({ eContentType })
  info.eContent = new asn1.OctetString({ valueHex: new Uint8Array(written) })
  const algorithm = (algorithmId: string) => new pkijs.AlgorithmIdentifier({ algorithmId })
  const { algorithmId } = signer.digestAlgorithm
  const plain = new pkijs.SignedData({
    version: 3,
    digestAlgorithms: [algorithm(algorithmId)],
    certificates: [named],
    signerInfos: [
      new pkijs.SignerInfo({
        version: 1,
        sid: new pkijs.IssuerAndSerialNumber({ issuer: named.issuer, serialNumber: named.serialNumber }),
        digestAlgorithm: algorithm(algorithmId),
        ...(signer.signedAttrs && { signedAttrs: signer.signedAttrs }),
        signatureAlgorithm: algorithm(authority.publicKey.asymmetricKeyType === 'ec' ? (withEc ?? '') : oids.rsa),
        signature: new asn1.OctetString({ valueHex: new Uint8Array(signer.signature.valueBlock.valueHexView) }),
      }),
    ],
  })
  plain.encapContentInfo = info
  const wrapped = new pkijs.ContentInfo({ contentType: oids.signedData, content: plain.toSchema(true) })
  return { written, signer, digest, authority, plain: new Uint8Array(wrapped.toSchema().toBER()) }
}

const attributeOf = ({ signedAttrs }: Pkijs.SignerInfo, ...wanted: string[]) =>
  Buffer.from(signedAttrs?.attributes.find(({ type }) => wanted.includes(type))?.values[0]?.toBER() ?? [])

const encodingOf = (one: { toSchema(): { toBER(): ArrayBuffer } }) => Buffer.from(one.toSchema().toBER())

const hashOf = (name: string, bytes: Uint8Array) => createHash(name).update(bytes).digest()
