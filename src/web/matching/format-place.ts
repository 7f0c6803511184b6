import type { ShownRun } from '#contract/matching-runs.ts'

const lists = {
  shortlist: 'on the shortlist',
  fits: 'of all who fit',
  near: 'of those who nearly fit',
  unknown: 'of those who may fit',
} as const satisfies Record<NonNullable<ShownRun['place']>['list'], string>

/** 3rd on the shortlist, or that someone wasn't shown. */
export const formatPlace = (place: ShownRun['place']): string =>
  place ? `${ordinal(place.place)} ${lists[place.list]}` : 'Not shown'

const rule = new Intl.PluralRules('en-US', { type: 'ordinal' })
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

const ordinal = (place: number): string => `${place}${endings[rule.select(place)] ?? 'th'}`
