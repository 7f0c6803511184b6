import { webcrypto } from 'node:crypto'
import { brand } from '#domain/brand.ts'

export type SealKey = { certificate: Uint8Array; privateKey: Uint8Array }

const years = 20
const commonName = '2.5.4.3'
const [generalized, utc] = [1, 0]

/** A P-256 key with a certificate that it signed itself, for an installation that brings none. */
export async function makeSealKey(host: string, now: Date): Promise<SealKey> {
  const [pkijs, asn1] = await Promise.all([import('pkijs'), import('asn1js')])
  const { subtle } = webcrypto
  const keys = await subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
  const certificate = new pkijs.Certificate()
  certificate.version = 2
  // Positive, and never shorter than its bytes.
  const serial = webcrypto
    .getRandomValues(new Uint8Array(16))
    .map((byte, index) => (index === 0 ? (byte & 0x7f) | 1 : byte))
  certificate.serialNumber = new asn1.Integer({ valueHex: serial.buffer })
  for (const name of [certificate.issuer, certificate.subject])
    name.typesAndValues.push(
      new pkijs.AttributeTypeAndValue({
        type: commonName,
        value: new asn1.Utf8String({ value: `${brand.name} at ${host}` }),
      }),
    )
  certificate.notBefore = timeOf(now)
  certificate.notAfter = timeOf(new Date(Date.UTC(now.getUTCFullYear() + years, now.getUTCMonth(), 1)))
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey)
  await certificate.sign(keys.privateKey, 'SHA-256')
  return {
    certificate: new Uint8Array(certificate.toSchema(true).toBER()),
    privateKey: new Uint8Array(await subtle.exportKey('pkcs8', keys.privateKey)),
  }

  // The shorter form has two digits for the year, and ends with 2049.
  function timeOf(value: Date) {
    const whole = new Date(Math.floor(value.getTime() / 1000) * 1000)
    return new pkijs.Time({ type: whole.getUTCFullYear() < 2050 ? utc : generalized, value: whole })
  }
}
