/** Mutants that survive for a reason: no test could distinguish them from the original, or none worth its cost. */
export const kept: { file: string; original: string; replacement: string; reason: string }[] = []
