import type { IntroCall } from '#contract/scheduling.ts'
import type { StoredCall } from '#db/scheduling.ts'
import { introCallMovesFrom } from '#domain/scheduling/status.ts'
import type { Services } from '../services.ts'
import { signCall } from './call-link.ts'

export const presentCall = (
  call: StoredCall,
  { location }: { location: string },
  { secrets }: Pick<Services, 'secrets'>,
): IntroCall => ({
  token: signCall(call, secrets),
  status: call.status,
  startsAt: call.startsAt.toISOString(),
  endsAt: call.endsAt.toISOString(),
  zone: call.zone,
  name: call.name,
  location,
  actions: introCallMovesFrom(call, 'guest', new Date()),
})
