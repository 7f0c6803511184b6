import type { Principal } from '#db/session.ts'
import { mayManage } from '#domain/firms/role.ts'
import type { OfferSide } from '#domain/offers/status.ts'

/** On which side someone is, or neither: the policies decide whether the offer is theirs at all. */
export const sideOf = ({ role }: Pick<Principal, 'role'>): OfferSide | null =>
  role === 'talent' ? 'talent' : role === 'buyer' ? 'owner' : null

/** Of a firm, those who manage its projects. */
export const canAct = ({ role, firmRole }: Pick<Principal, 'role' | 'firmRole'>): boolean =>
  role === 'talent' || (role === 'buyer' && mayManage(firmRole))
