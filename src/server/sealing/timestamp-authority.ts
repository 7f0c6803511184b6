import type { TimestampAuthority } from '@libpdf/core'
import type { Logger } from 'pino'
import { Problem } from '#domain/problem.ts'
import { signingMessages } from '#domain/statements/signing.ts'
import { checkTimestamp, plainToken } from './check-timestamp.ts'

/** More would not fit into the seal. */
const answerLimitBytes = 16 * 1024
const [sha256, granted, grantedWithChanges] = ['2.16.840.1.101.3.4.2.1', 0, 1]

type Options = { url: string; timeoutSeconds: number; log: Pick<Logger, 'error'> }

/** Asks the service of TIMESTAMP_URL. Whatever goes wrong there, nothing is sealed, and the signer may try again. */
export const timestampAuthority = ({ url, timeoutSeconds, log }: Options): TimestampAuthority => ({
  timestamp: async (digest) => {
    try {
      const body = await requestFor(digest)
      const signal = AbortSignal.timeout(timeoutSeconds * 1000)
      const ask = () =>
        fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
          body,
          redirect: 'error',
          signal,
        })
      // A connection that was kept may be closed by the service just as it is used again.
      const response = await ask().catch((error) => (isClosedConnection(error) ? ask() : Promise.reject(error)))
      if (!response.ok) throw new Error(`It answered with ${response.status}.`)
      const token = await plainToken(await tokenIn(await bytesOf(response)))
      await checkTimestamp(token, digest)
      return token
    } catch (error) {
      // Of a failed connection, fetch says why only in the cause.
      const { message, cause } = error as Error
      const reason = cause instanceof Error ? cause.message : message
      log.error({ alert: 'timestamp', reason }, 'no timestamp, so nothing was sealed')
      throw new Problem('unavailable', signingMessages.noTimestamp, { retryAfterSeconds: 60 })
    }
  },
})

const isClosedConnection = ({ cause }: Error) =>
  cause instanceof Error && 'code' in cause && ['ECONNRESET', 'UND_ERR_SOCKET'].includes(String(cause.code))

/** Without a nonce: what is stamped is a signature that was made a moment ago, so no earlier answer fits. */
async function requestFor(digest: Uint8Array): Promise<ArrayBuffer> {
  const [pkijs, asn1] = await Promise.all([import('pkijs'), import('asn1js')])
  const messageImprint = new pkijs.MessageImprint({
    hashAlgorithm: new pkijs.AlgorithmIdentifier({ algorithmId: sha256 }),
    hashedMessage: new asn1.OctetString({ valueHex: new Uint8Array(digest) }),
  })
  return new pkijs.TimeStampReq({ version: 1, messageImprint, certReq: true }).toSchema().toBER()
}

async function tokenIn(answer: Buffer): Promise<Uint8Array> {
  const [pkijs, asn1] = await Promise.all([import('pkijs'), import('asn1js')])
  const { status, timeStampToken } = new pkijs.TimeStampResp({ schema: asn1.fromBER(new Uint8Array(answer)).result })
  if (![granted, grantedWithChanges].includes(status.status) || !timeStampToken)
    throw new Error(`It refused, with status ${status.status}.`)
  return new Uint8Array(timeStampToken.toSchema().toBER())
}

async function bytesOf({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > answerLimitBytes) throw new Error('Its answer is too large.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
