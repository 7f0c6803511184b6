import type { ParsedInputOf } from '#contract/endpoint.ts'
import { loosenTalent as endpoint, type LooserFilter, type LooserTalent } from '#contract/talent.ts'
import { talentCountQuery, talentPage } from '#db/talent.ts'
import { attemptLimits } from '#domain/accounts/limits.ts'
import { lengthOf } from '#domain/paging.ts'
import { notSignedIn } from '#domain/problem.ts'
import { externalRoute } from '../serve.ts'
import { findOffering, firmDayQuery } from './find-offering.ts'
import { limitBuyer } from './limit-buyer.ts'

type List = ParsedInputOf<typeof endpoint>
type Dropped = Pick<LooserFilter, 'kind' | 'word'>

/** What narrows a list, one by one. */
function filtersOf(list: List): Dropped[] {
  const single = (kind: LooserFilter['kind'], isOn: boolean): Dropped[] => (isOn ? [{ kind, word: null }] : [])
  const words = (kind: 'skills' | 'software'): Dropped[] => list[kind].map((word) => ({ kind, word }))
  return [
    ...single('search', list.search !== ''),
    ...single('filter', list.filter !== 'all'),
    ...single('list', list.list !== undefined),
    ...words('skills'),
    ...words('software'),
    ...single('overlap', list.overlap !== undefined),
    ...single('hours', list.hours !== undefined),
    ...single('rate', list.rate !== undefined),
  ]
}

/** The list without some of its filters. */
function without(list: List, filters: readonly Dropped[]): List {
  const isOut = (kind: LooserFilter['kind'], word: string | null = null) =>
    filters.some((one) => one.kind === kind && one.word === word)
  const asked = <K extends 'list' | 'overlap' | 'hours' | 'rate'>(kind: K) => (isOut(kind) ? undefined : list[kind])
  return {
    ...list,
    search: isOut('search') ? '' : list.search,
    filter: isOut('filter') ? 'all' : list.filter,
    list: asked('list'),
    skills: list.skills.filter((word) => !isOut('skills', word)),
    software: list.software.filter((word) => !isOut('software', word)),
    overlap: asked('overlap'),
    hours: asked('hours'),
    rate: asked('rate'),
  }
}

/** Asked where a list is empty: which filter to drop, and how many that would show. */
export const loosenTalent = limitBuyer(
  attemptLimits.talentPagePerAccount,
  externalRoute(endpoint, async (list, me, { services, cookie }) => {
    const person = cookie.person()
    if (!person) throw notSignedIn()
    const day = (await services.db.read(person, firmDayQuery())).rows?.[0]?.day ?? null
    const countWithout = async (dropped: readonly Dropped[]) => {
      const asked = { ...without(list, dropped), page: 1 }
      const offering = await findOffering(asked, { day, isAdmin: me.role === 'admin' }, services)
      const page = talentPage(asked, offering)
      const { rows } = await services.db.read(person, talentCountQuery(asked, page, offering))
      const { total, isTotalExact } = lengthOf(rows?.[0]?.total ?? 0, page)
      return { total, isTotalExact }
    }
    const all = filtersOf(list)
    const filters: LooserFilter[] = []
    for (const one of all) {
      const counted = await countWithout([one])
      if (counted.total > 0) filters.push({ ...one, ...counted })
    }
    if (filters.length > 0) return { filters: filters.sort((a, b) => b.total - a.total), together: null }
    // From no filter on, each that still shows somebody is kept.
    let dropped = all
    let together: LooserTalent['together'] = null
    for (const one of all) {
      const fewer = dropped.filter((other) => other !== one)
      const counted = await countWithout(fewer)
      if (counted.total === 0) continue
      dropped = fewer
      together = { filters: dropped, ...counted }
    }
    return { filters: [], together }
  }),
)
