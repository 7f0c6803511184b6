import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest()
const bytes = (content: Buffer) =>
  Buffer.concat([Buffer.from([0x59, content.length >> 8, content.length & 255]), content])

const isPresent = 1
const isVerified = 4
const hasKey = 64

type Lies = { origin?: string; isVerified?: boolean; counter?: number }

/** A device with one passkey (ES256), in software. `lies` lets a test give wrong answers. */
export function createPasskey(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let uses = 0

  const clientData = (type: string, challenge: string, lies: Lies) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: lies.origin ?? origin, crossOrigin: false }))
  const stateOf = (rpId: string, flags: number, count: number) => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(count)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter])
  }
  const coordinate = (value: string | undefined) => Buffer.from(value ?? '', 'base64url')
  const coseKey = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    coordinate(jwk.x),
    Buffer.from('225820', 'hex'),
    coordinate(jwk.y),
  ])

  return {
    id: id.toString('base64url'),
    create(question: { challenge: string; rp: { id: string } }, lies: Lies = {}) {
      const key = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey])
      const state = Buffer.concat([stateOf(question.rp.id, isPresent | isVerified | hasKey, 0), key])
      // { fmt: 'none', attStmt: {}, authData: … } in CBOR.
      const head = Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex')
      const attestation = Buffer.concat([head, bytes(state)])
      return {
        id: id.toString('base64url'),
        clientDataJSON: clientData('webauthn.create', question.challenge, lies).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      }
    },
    use(question: { challenge: string; rpId: string }, lies: Lies = {}) {
      const flags = lies.isVerified === false ? isPresent : isPresent | isVerified
      uses = lies.counter ?? uses + 1
      const state = stateOf(question.rpId, flags, uses)
      const data = clientData('webauthn.get', question.challenge, lies)
      return {
        id: id.toString('base64url'),
        clientDataJSON: data.toString('base64url'),
        authenticatorData: state.toString('base64url'),
        signature: sign('sha256', Buffer.concat([state, sha256(data)]), privateKey).toString('base64url'),
      }
    },
  }
}
