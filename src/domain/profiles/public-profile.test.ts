import { describe, expect, test } from 'vitest'
import { profileData } from './profile.ts'
import { publicProfile, publicProfileOf } from './public-profile.ts'

describe('what buyers see of a profile', () => {
  const profile = profileData.parse({
    personal_info: {
      full_name: 'Maria Santelmo',
      email: 'maria@example.com',
      phone: '+63 917 555 0142',
      location: 'Manila',
      linkedin: 'https://www.linkedin.com/in/maria',
    },
    professional_summary: 'Closes books. Write to maria.s+work@mail.example.co.uk or call +63 (917) 555-0142.',
    work_experience: [
      { company: 'Hartwell', description: 'Ask joel@hartwell.example.', achievements: ['Led joel@hartwell.example'] },
    ],
    skills: { tools: ['Xero'] },
  })
  const shown = publicProfileOf(profile)

  test('is everything but the name and the ways to reach its owner', () => {
    expect(shown.personal_info).toEqual({
      ...profile.personal_info,
      full_name: undefined,
      email: undefined,
      phone: undefined,
    })
    expect(Object.keys(shown.personal_info)).not.toContain('phone')
    expect(shown).toMatchObject({
      skills: profile.skills,
      work_experience: [{ company: 'Hartwell', start_date: null }],
    })
    expect(publicProfile.parse(shown)).toEqual(shown)
  })

  test('has no address or number in its texts, however deep', () => {
    expect(shown.professional_summary).toBe('Closes books. Write to … or call ….')
    expect(shown.work_experience[0]).toMatchObject({ description: 'Ask ….', achievements: ['Led …'] })
  })

  test.each(['10 years @ Hartwell', '2019-2024', 'IFRS 16', 'a@b', '+1 2'])('%s is no way to reach anyone', (text) => {
    expect(publicProfileOf({ ...profile, professional_summary: text }).professional_summary).toBe(text)
  })

  test('of an empty profile is an empty one', () => {
    expect(publicProfile.parse(publicProfileOf(profileData.parse({})))).toEqual(publicProfile.parse({}))
  })
})
