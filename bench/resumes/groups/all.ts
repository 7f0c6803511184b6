import { drawn } from './drawn/group.ts'
import { office } from './office/group.ts'
import type { Resume } from './resume.ts'
import { scans } from './scans.ts'
import { tuned } from './tuned/group.ts'
import { web } from './web/group.ts'

export const everyResume = (): Resume[] => [...tuned(), ...web(), ...office(), ...drawn(), ...scans()]
