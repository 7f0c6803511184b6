import type { Tx } from '#db/session.ts'
import { findPrompt, type NewPrompt, putPrompt, spendPrompt } from '#db/two-factor.ts'
import { promptLivesSeconds } from '#domain/two-factor/second-factor.ts'
import type { Services } from '../services.ts'

type Secrets = Pick<Services, 'secrets'>

const hashPrompt = ({ secrets }: Secrets, token: string) => secrets.hash('prompt', token)

/** Asks a browser to prove something. The token is also what its passkeys sign, so that one answer fits one question. */
export async function promptFor(prompt: Omit<NewPrompt, 'tokenHash' | 'livesSeconds'>, services: Services) {
  const token = services.secrets.token()
  const tokenHash = hashPrompt(services, token)
  await services.db.asSystem((tx) => putPrompt(tx, { ...prompt, tokenHash, livesSeconds: promptLivesSeconds }))
  return token
}

export const openPrompt = (tx: Tx, kind: NewPrompt['kind'], token: string, services: Secrets) =>
  findPrompt(tx, kind, hashPrompt(services, token))

/** Of two answers to one question, one gets it. */
export const answerPrompt = (tx: Tx, kind: NewPrompt['kind'], token: string, services: Secrets) =>
  spendPrompt(tx, kind, hashPrompt(services, token))
