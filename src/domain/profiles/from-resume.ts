import { completePhone, storedPhone } from '../phones/international.ts'
import type { ProfileData } from './profile.ts'

const numerals = /^(II|III|IV|VI{0,3}|IX)$/

/** MARIA TERESA DELA CRUZ-SANTOS is a way to print a name, not to write it. Any other spelling is its owner's. */
export function writtenName(name: string): string {
  if (name !== name.toUpperCase() || name === name.toLowerCase()) return name
  return name
    .split(' ')
    .map((word) =>
      numerals.test(word) ? word : word.toLowerCase().replace(/(^|[-'’.])\p{L}/gu, (start) => start.toUpperCase()),
    )
    .join(' ')
}

/** What a resume says, as a profile takes it over: the name as one writes it, the phone number as all are stored. */
export function fromResume(profile: ProfileData, homeCode: string | undefined): ProfileData {
  const { full_name, phone } = profile.personal_info
  return {
    ...profile,
    personal_info: {
      ...profile.personal_info,
      full_name: full_name && writtenName(full_name),
      phone: phone && storedPhone(completePhone(phone, homeCode)),
    },
  }
}
