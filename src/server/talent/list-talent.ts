import type { ParsedInputOf } from '#contract/endpoint.ts'
import { listTalent as endpoint } from '#contract/talent.ts'
import type { Principal } from '#db/session.ts'
import { type Offering, talentListQuery, talentPage } from '#db/talent.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { lengthOf } from '#domain/paging.ts'
import { notSignedIn } from '#domain/problem.ts'
import { hasConditions } from '#domain/talent/conditions.ts'
import { externalRoute, queryRoute, type Route } from '../serve.ts'
import { findOffering, readFirmDay } from './find-offering.ts'
import { limitBuyer } from './limit-buyer.ts'
import { presentTalent } from './present-talent.ts'

type List = ParsedInputOf<typeof endpoint>
type Found = { talent: Parameters<typeof presentTalent>[0][]; total: number | null }

const present = (found: Found | undefined, list: List, me: Principal, offering?: Offering) => ({
  talent: (found?.talent ?? []).map((row) => presentTalent(row, me)),
  ...lengthOf(found?.total ?? 0, talentPage(list, offering)),
})

/** One round trip. */
const plain = queryRoute(
  endpoint,
  (list) => talentListQuery(list),
  ([found], list, me) => present(found, list, me),
)

/** With conditions, which the firm's day and the pool decide about first. */
const conditioned = externalRoute(endpoint, async (list, me, { services, cookie }) => {
  const person = cookie.person()
  if (!person) throw notSignedIn()
  const day = await services.db.asUser(person, readFirmDay)
  const offering = await findOffering(list, { day, isAdmin: me.role === 'admin' }, services)
  const found = await services.db.asUser(person, (tx) => tx.first(talentListQuery(list, offering)))
  return present(found, list, me, offering)
})

const listed: Route = {
  endpoint,
  run: (input, request) => (hasConditions(input as List) ? conditioned : plain).run(input, request),
}

export const listTalent = limitBuyer(attemptLimits.talentPagePerAccount, listed)
