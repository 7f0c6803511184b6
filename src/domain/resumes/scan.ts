/** Where a stored file stands with the malware scanner. */
export const scanStatuses = ['pending', 'clean', 'infected'] as const

/** The life of a file before the scanner: what it says is final, because a file never changes. */
export const scanMoves = {
  clear: { from: ['pending'], to: 'clean' },
  quarantine: { from: ['pending'], to: 'infected' },
} as const

/** Why a resume opens for nobody, not even for its owner or an admin. */
export const resumeLocks = ['pending', 'infected'] as const
export type ResumeLock = (typeof resumeLocks)[number]

export const resumeLockMessages: Record<ResumeLock, { title: string; message: string; ownerMessage: string }> = {
  pending: {
    title: 'Being checked for malware',
    message: 'This resume opens as soon as our scanner has checked it. Please try again in a few minutes.',
    ownerMessage: 'It opens as soon as our scanner has checked it. Your application goes on meanwhile.',
  },
  infected: {
    title: 'Locked because of malware',
    message: 'Our scanner found malware in this resume, so nobody can open it. Its owner was asked for another one.',
    ownerMessage: 'Our scanner found malware in this file, so nobody can open it. Please upload another one.',
  },
}
