import type { Match } from '#contract/matching.ts'

export const mayFitTitle = (matches: readonly Pick<Match, 'unanswered'>[]) =>
  matches.every(({ unanswered }) => unanswered === 1) ? 'May fit, one answer missing' : 'May fit, answers missing'
