import { saveChallenge } from '#db/accounts.ts'
import type { Tx } from '#db/session.ts'
import { type ChallengeKind, challengeKinds } from '#domain/accounts/challenge.ts'
import type { Services } from '../services.ts'

export const hashChallengeToken = ({ secrets }: Pick<Services, 'secrets'>, token: string) =>
  secrets.hash('challenge', token)
export const codePurpose = 'challenge-code'
export const codeValue = (userId: string, code: string) => `${userId}:${code}`

/** Creates a link and a code that prove ownership of the mailbox. Only keyed hashes are stored; the link's host is always APP_URL's. */
export async function issueChallenge(
  tx: Tx,
  kind: ChallengeKind,
  userId: string,
  services: Pick<Services, 'secrets' | 'env'>,
  livesSeconds: number = challengeKinds[kind].livesSeconds,
): Promise<{ link: string; code: string }> {
  const token = services.secrets.token()
  const code = services.secrets.code()
  const { page } = challengeKinds[kind]
  await saveChallenge(tx, {
    userId,
    kind,
    livesSeconds,
    tokenHash: hashChallengeToken(services, token),
    codeHash: services.secrets.hash(codePurpose, codeValue(userId, code)),
  })
  return { link: `${services.env.appUrl}${page}?token=${token}`, code }
}
