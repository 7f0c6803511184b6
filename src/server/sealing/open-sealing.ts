import { readFile } from 'node:fs/promises'
import type { Signer, TimestampAuthority } from '@libpdf/core'
import { insertSealKey, listSealKeys } from '#db/sealing.ts'
import type { DatabaseAccess } from '#db/session.ts'
import type { Secrets } from '../accounts/secrets.ts'
import { type Env, EnvError } from '../env.ts'
import { createSeal } from '../mail/seal.ts'
import { once } from '../once.ts'
import { makeSealKey } from './make-seal-key.ts'
import { sealDocument, sha256, signerOf } from './seal-document.ts'

export type Sealing = {
  /** Makes the installation's key at its first start, and refuses one that can't be used. */
  prepare(): Promise<void>
  seal(contents: Parameters<typeof sealDocument>[0]): Promise<Buffer>
}

type Needs = { env: Env; db: DatabaseAccess; secrets: Secrets }

/** The key is the one of SEAL_P12, or the installation's own. */
export function openSealing({ env, db, secrets }: Needs): Sealing {
  const signer = once(() => (env.seal ? broughtSigner(env.seal) : ownSigner({ env, db, secrets })))
  const authority = once(() => timestampAuthority(env.timestampUrl))
  return {
    prepare: async () => {
      await signer()
    },
    seal: async (contents) => sealDocument(contents, await signer(), await authority()),
  }
}

async function timestampAuthority(url: string | undefined): Promise<TimestampAuthority | undefined> {
  if (!url) return undefined
  const { HttpTimestampAuthority } = await import('@libpdf/core')
  return new HttpTimestampAuthority(url)
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
async function ownSigner({ env, db, secrets }: Needs): Promise<Signer> {
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
