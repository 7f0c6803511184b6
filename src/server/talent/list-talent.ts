import type { ParsedInputOf } from '#contract/endpoint.ts'
import { listTalent as endpoint, type ListedTalent } from '#contract/talent.ts'
import type { Principal } from '#db/session.ts'
import { type Offering, talentListQuery, talentPage } from '#db/talent.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { countedRows, lengthOf } from '#domain/paging.ts'
import { notSignedIn } from '#domain/problem.ts'
import { hasConditions } from '#domain/talent/conditions.ts'
import { priceOf } from '#domain/talent/price.ts'
import { softwareMet } from '#domain/talent/software-met.ts'
import { queryRoute, type Route, requireAccess, selfGuardedRoute } from '../serve.ts'
import { findOffering, firmDayQuery } from './find-offering.ts'
import { limitBuyer } from './limit-buyer.ts'
import { presentTalent, type TalentRow } from './present-talent.ts'

type List = ParsedInputOf<typeof endpoint>
type Found = { talent: TalentRow[]; total: number | null; feeBasisPoints: number }

function presentListed(row: TalentRow, list: List, me: Principal, feeBasisPoints: number): ListedTalent {
  const card = presentTalent(row, me)
  return {
    ...card,
    ...priceOf(row.offered, feeBasisPoints),
    softwareMet: softwareMet(list, [...card.skills, ...card.software]),
  }
}

const present = (found: Found | undefined, list: List, me: Principal, offering?: Offering) => ({
  talent: (found?.talent ?? []).map((row) => presentListed(row, list, me, found?.feeBasisPoints ?? 0)),
  ...lengthOf(found?.total ?? 0, talentPage(list, offering)),
})

/** Few of the newest have what is searched for. */
const isSearched = ({ search, skills, software, list }: List): boolean =>
  search !== '' || skills.length + software.length > 0 || list !== undefined

/** One round trip. */
const plain = queryRoute(
  endpoint,
  (list) => talentListQuery(list),
  ([found], list, me) => present(found, list, me),
)

/** With conditions, which the firm's day and the pool decide about first. The first round trip also says who asks. */
const conditioned = selfGuardedRoute(endpoint, async (list, { services, cookie }) => {
  const person = cookie.person()
  if (!person) throw notSignedIn()
  const { me, rows } = await services.db.read(person, firmDayQuery())
  if (!me) throw notSignedIn()
  requireAccess(endpoint, me)
  const offering = await findOffering(list, { day: rows?.[0]?.day ?? null, isAdmin: me.role === 'admin' }, services)
  if (offering?.newest && !isSearched(list)) {
    const { rows } = await services.db.read(person, talentListQuery(list, { ...offering, among: offering.newest }))
    // Nobody who is older comes before them: where they fill what is counted, they are the answer.
    if ((rows?.[0]?.total ?? 0) > countedRows(talentPage(list, offering))) return present(rows?.[0], list, me, offering)
  }
  const found = await services.db.read(person, talentListQuery(list, offering))
  return present(found.rows?.[0], list, me, offering)
})

const listed: Route = {
  endpoint,
  run: (input, request) => (hasConditions(input as List) ? conditioned : plain).run(input, request),
}

export const listTalent = limitBuyer(attemptLimits.talentPagePerAccount, listed)
