import type { Tx } from '#db/session.ts'
import { consumePrompt, findPrompt, type NewPrompt, savePrompt } from '#db/two-factor.ts'
import { promptLifetimeSeconds } from '#domain/two-factor/second-factor.ts'
import type { Services } from '../services.ts'

type Secrets = Pick<Services, 'secrets'>

const hashPrompt = ({ secrets }: Secrets, token: string) => secrets.hash('prompt', token)

/** Prompts a browser for proof. The token is also the passkeys' challenge, so that one response fits one prompt. */
export async function promptFor(
  prompt: Omit<NewPrompt, 'tokenHash' | 'livesSeconds'>,
  services: Services,
  livesSeconds: number = promptLifetimeSeconds,
) {
  const token = services.secrets.token()
  const tokenHash = hashPrompt(services, token)
  await services.db.asSystem((tx) => savePrompt(tx, { ...prompt, tokenHash, livesSeconds }))
  return token
}

export const openPrompt = (tx: Tx, kind: NewPrompt['kind'], token: string, services: Secrets) =>
  findPrompt(tx, kind, hashPrompt(services, token))

/** Of two responses to one prompt, one succeeds. */
export const answerPrompt = (tx: Tx, kind: NewPrompt['kind'], token: string, services: Secrets) =>
  consumePrompt(tx, kind, hashPrompt(services, token))
