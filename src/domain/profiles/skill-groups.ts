/** The groups of skills that are shown and edited, in reading order. `languages` is kept as it was read. */
export const skillGroups = [
  { group: 'technical', label: 'Accounting & Finance Skills' },
  { group: 'tools', label: 'Software & Tools' },
  { group: 'frameworks', label: 'Specializations' },
  { group: 'soft_skills', label: 'Professional Skills' },
] as const

export type SkillGroup = (typeof skillGroups)[number]['group']
