import type { Principal } from '#db/session.ts'
import { mayManage } from '#domain/firms/role.ts'
import type { Side } from '#domain/interviews/status.ts'

/** On which side someone is: the policies decide whether the interview is theirs at all. */
export const sideOf = ({ role }: Pick<Principal, 'role'>): Side => (role === 'talent' ? 'talent' : 'owner')

/** Of a firm, those who manage its projects. */
export const canAct = ({ role, firmRole }: Pick<Principal, 'role' | 'firmRole'>): boolean =>
  role !== 'buyer' || mayManage(firmRole)
