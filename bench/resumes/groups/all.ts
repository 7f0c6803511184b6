import { drawn } from './drawn/group.ts'
import { inFolder } from './folder.ts'
import { office } from './office/group.ts'
import type { Resume } from './resume.ts'
import { scans } from './scans.ts'
import { tuned } from './tuned/group.ts'
import { web } from './web/group.ts'

export const everyResume = (): Resume[] => [...tuned(), ...web(), ...office(), ...drawn(), ...scans()]

/** Those of a folder, or all of ours. */
export const resumesOf = (folder: string | undefined): Resume[] => (folder ? inFolder(folder) : everyResume())
