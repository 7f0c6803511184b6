import type { ParsedInputOf } from '#contract/endpoint.ts'
import { loosenTalent as endpoint, type LooserFilter } from '#contract/talent.ts'
import { talentCountQuery, talentPage } from '#db/talent.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { lengthOf } from '#domain/paging.ts'
import { notSignedIn } from '#domain/problem.ts'
import { externalRoute } from '../serve.ts'
import { findOffering, firmDayQuery } from './find-offering.ts'
import { limitBuyer } from './limit-buyer.ts'

type List = ParsedInputOf<typeof endpoint>
type Looser = Pick<LooserFilter, 'kind' | 'word'> & { list: List }

/** The list without each of its filters. */
function withoutEach(list: List): Looser[] {
  const single = (kind: LooserFilter['kind'], isOn: boolean, without: Partial<List>): Looser[] =>
    isOn ? [{ kind, word: null, list: { ...list, ...without } }] : []
  const words = (kind: 'skills' | 'software'): Looser[] =>
    list[kind].map((word) => ({ kind, word, list: { ...list, [kind]: list[kind].filter((other) => other !== word) } }))
  return [
    ...single('search', list.search !== '', { search: '' }),
    ...single('filter', list.filter !== 'all', { filter: 'all' }),
    ...single('list', list.list !== undefined, { list: undefined }),
    ...words('skills'),
    ...words('software'),
    ...single('overlap', list.overlap !== undefined, { overlap: undefined }),
    ...single('hours', list.hours !== undefined, { hours: undefined }),
    ...single('rate', list.rate !== undefined, { rate: undefined }),
  ]
}

/** Asked where a list is empty: which filter to drop, and how many that would show. */
export const loosenTalent = limitBuyer(
  attemptLimits.talentPagePerAccount,
  externalRoute(endpoint, async (list, me, { services, cookie }) => {
    const person = cookie.person()
    if (!person) throw notSignedIn()
    const day = (await services.db.read(person, firmDayQuery())).rows?.[0]?.day ?? null
    const filters: LooserFilter[] = []
    for (const { kind, word, list: looser } of withoutEach(list)) {
      const offering = await findOffering(looser, { day, isAdmin: me.role === 'admin' }, services)
      const asked = { ...looser, page: 1 }
      const page = talentPage(asked, offering)
      const { rows } = await services.db.read(person, talentCountQuery(asked, page, offering))
      const { total, isTotalExact } = lengthOf(rows?.[0]?.total ?? 0, page)
      if (total > 0) filters.push({ kind, word, total, isTotalExact })
    }
    return { filters: filters.sort((a, b) => b.total - a.total) }
  }),
)
