import type { ProfileData } from './profile.ts'

/** Nothing about someone's work: a name and how to reach its owner are not what firms look for. */
export const isProfileEmpty = ({ personal_info: _, professional_summary, skills, ...lists }: ProfileData): boolean =>
  !professional_summary && [...Object.values(skills), ...Object.values(lists)].every((list) => list.length === 0)
