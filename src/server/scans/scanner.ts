/** What is known of a file's bytes. `refused`: the scanner did not look at this one, as when it is too large for it. */
export type Verdict = 'clean' | 'infected' | 'refused'

/** Looks for malware. Throws where it is down, too slow or not to be understood: then nothing is known. */
export type Scanner = { scan: (bytes: AsyncIterable<Uint8Array>) => Promise<Verdict> }
