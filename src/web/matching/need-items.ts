import type { ProjectNeed } from '#domain/projects/need.ts'

export const needParts = ['must', 'nice', 'not'] as const
export type NeedPart = (typeof needParts)[number]

export type NeedItem = ProjectNeed['must'][number]

export const labelOfItem = ({ anyOf }: NeedItem): string => anyOf.map(({ value }) => value).join(' or ')

/** Every item with where it stands, in reading order. */
export const itemsOf = (need: ProjectNeed): { item: NeedItem; part: NeedPart }[] =>
  needParts.flatMap((part) => need[part].map((item) => ({ item, part })))

/** The same need with one item in another part; it goes to that part's end. From then on the terms are the owner's. */
export function withItemIn(need: ProjectNeed, item: NeedItem, part: NeedPart): ProjectNeed {
  const label = labelOfItem(item)
  const without = (items: NeedItem[]) => items.filter((one) => labelOfItem(one) !== label)
  const left = { ...need, must: without(need.must), nice: without(need.nice), not: without(need.not) }
  return { ...left, readsTerms: false, [part]: [...left[part], item] }
}

/** What a text mentions that its owner has said nothing about. */
export function newItems(own: ProjectNeed, understood: ProjectNeed): { item: NeedItem; part: NeedPart }[] {
  const known = new Set(itemsOf(own).flatMap(({ item }) => item.anyOf.map(({ value }) => value)))
  return itemsOf(understood).filter(({ item }) => item.anyOf.every(({ value }) => !known.has(value)))
}
