/** Mutants that survive for a reason: no test could tell them from the original, or none that is worth its price. */
export const kept: { file: string; original: string; replacement: string; reason: string }[] = []
