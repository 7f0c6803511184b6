import { readFile } from 'node:fs/promises'
import type { Signer } from '@libpdf/core'
import type { Logger } from 'pino'
import { insertSealKey, listSealKeys } from '#db/sealing.ts'
import type { DatabaseAccess } from '#db/session.ts'
import { once } from '#domain/once.ts'
import type { Secrets } from '../accounts/secrets.ts'
import { type Env, EnvError } from '../env.ts'
import { createSeal } from '../mail/seal.ts'
import { makeSealKey } from './make-seal-key.ts'
import { sealDocument, sha256, signerOf } from './seal-document.ts'
import { timestampAuthority } from './timestamp-authority.ts'

export type Sealing = {
  /** Makes the installation's key at its first start, and refuses one that can't be used. */
  prepare(): Promise<void>
  seal(contents: Parameters<typeof sealDocument>[0]): Promise<Buffer>
}

type Needs = { env: Env; db: DatabaseAccess; secrets: Secrets; log: Pick<Logger, 'error'> }

/** The key is the one of SEAL_P12, or the installation's own. */
export function openSealing({ env, db, secrets, log }: Needs, { timeoutSeconds = 10 } = {}): Sealing {
  const signer = once(() => (env.seal ? broughtSigner(env.seal) : ownSigner({ env, db, secrets })))
  const authority = env.timestampUrl ? timestampAuthority({ url: env.timestampUrl, timeoutSeconds, log }) : undefined
  return {
    prepare: async () => {
      await signer()
    },
    seal: async (contents) => sealDocument(contents, await signer(), authority),
  }
}

async function broughtSigner({ file, passphrase }: NonNullable<Env['seal']>): Promise<Signer> {
  const { P12Signer } = await import('@libpdf/core')
  const bytes = await readFile(file).catch(() => {
    throw new EnvError(`SEAL_P12 can’t be read: ${file}`)
  })
  return P12Signer.create(bytes, passphrase).catch(() => {
    throw new EnvError('SEAL_P12 can’t be opened: is SEAL_P12_PASSPHRASE right?')
  })
}

/** Two processes that start at once may each make one; both then use the older. A key of a former GLIDE_SECRET can't be opened and is passed over. */
async function ownSigner({ env, db, secrets }: Omit<Needs, 'log'>): Promise<Signer> {
  const box = createSeal<string>(secrets.derive('sealing'))
  const find = async () => {
    for (const { id, certificate, sealedKey } of await db.asSystem(listSealKeys))
      try {
        return signerOf({ certificate, privateKey: Buffer.from(box.open(id, sealedKey), 'base64') })
      } catch {}
    return undefined
  }
  const found = await find()
  if (found) return found
  const { certificate, privateKey } = await makeSealKey(new URL(env.appUrl).hostname, new Date())
  const id = sha256(certificate)
  const sealedKey = box.close(id, Buffer.from(privateKey).toString('base64'))
  await db.asSystem((tx) => insertSealKey(tx, { id, certificate, sealedKey }))
  return (await find()) as Signer
}
