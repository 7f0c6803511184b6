/** A scan result. `refused`: the scanner didn't scan this file, for example because it is too large. */
export type Verdict = 'clean' | 'infected' | 'refused'

/** Scans for malware. Throws if the scanner is down, too slow or unintelligible. */
export type Scanner = { scan: (bytes: AsyncIterable<Uint8Array>) => Promise<Verdict> }
