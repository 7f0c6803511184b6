import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/**
 * Encrypts values so that only this server can read them (nonce, tag, ciphertext). A sealed value is bound to its id: in
 * another row it can't be decrypted.
 */
export function createSeal<T>(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'glide mail content', 32))
  return {
    close(id: string, value: T): Uint8Array {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(id))
      const sealed = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
    },
    open(id: string, sealed: Uint8Array): T {
      const nonce = sealed.subarray(0, nonceBytes)
      const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes)
      const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes })
      decipher.setAAD(Buffer.from(id)).setAuthTag(tag)
      const opened = Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()])
      return JSON.parse(opened.toString())
    },
  }
}
