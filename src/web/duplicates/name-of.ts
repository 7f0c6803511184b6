import type { PairedCandidate } from '#contract/duplicates.ts'

export const nameOf = ({ name, email }: PairedCandidate) => name ?? email
