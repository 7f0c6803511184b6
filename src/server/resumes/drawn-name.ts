import { brand } from '#domain/brand.ts'
import { leaveOutContactData } from '#domain/contact-data/leave-out.ts'

/** What a drawn profile is called when it is saved. */
export const drawnName = (name: string): string =>
  `${leaveOutContactData(name).trim() || 'Talent'}, profile on ${brand.name}.pdf`
