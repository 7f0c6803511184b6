import type { Resume } from './resume.ts'
import { tuned } from './tuned/group.ts'

type Scan = Extract<Resume, { scanned: true }> & { fault: string; of: Resume }

/** Which page of the tuned group is scanned how. One of each: reading a page from its picture takes seconds. */
const faults: Record<string, string> = {
  'us-classic': 'tilted',
  'side-right': 'fine',
  'firm-caps': 'coarse',
  labels: 'fax',
  'years-only': 'sideways',
  'roles-in-bold': 'upside-down',
  'ats-plain': 'photographed',
}

/** Scans, faxes and photographs of resumes, with the same truth. */
export const scans = (): Scan[] =>
  tuned().flatMap((of) => {
    const fault = faults[of.layout]
    const { format, layout, person, truth } = of
    return fault
      ? [{ group: 'scans', format, layout: `${fault}-${layout}`, person, truth, scanned: true, fault, of }]
      : []
  })
