import { createProject } from '#contract/projects.ts'
import { readShortlist } from '#contract/shortlists.ts'
import type { WorkingHours } from '#domain/availability/working-hours.ts'
import { type ProfileData, profileData } from '#domain/profiles/profile.ts'
import { newBuyer, newTalent } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { readOutdatedFacts } from '../read-facts-job.ts'

const job = (position: string, description: string) => ({
  position,
  company: 'Hollis & Quay CPAs',
  location: 'Austin, TX',
  start_date: '2021-01',
  end_date: 'Present',
  description,
})
export const closer = (tools: string[]): ProfileData =>
  profileData.parse({
    work_experience: [
      job(
        'Senior Accountant',
        `Own the month-end close for US clients in ${tools.join(' and ')}. Reconcile bank accounts.`,
      ),
    ],
    skills: { tools },
  })
export const taxPreparer = profileData.parse({
  work_experience: [job('Tax Senior', 'Prepared 1040 and 1120-S returns in UltraTax CS for US clients.')],
})

const hoursOf = (hoursPerWeek: number | null): WorkingHours => ({
  zone: 'America/New_York',
  weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '17:00' })),
  hoursPerWeek,
  earliestStart: '2026-01-01',
})

export const closing = {
  title: 'Month-end close in Xero',
  description: 'We need someone who owns the month-end close in Xero. 30 hours per week.',
  payRate: 45,
}

export const namesIn = (matches: { talent: { name: string } }[]) => matches.map((one) => one.talent.name)

type Made = { rate?: number | null; hours?: number | null }

/** A firm, and four people: one fits its project, one asks for too much, and of two something is not known. */
export async function shortlistApp() {
  const app = await testApp()
  const buyer = await newBuyer(app)
  async function talent(name: string, profile: ProfileData, { rate = 40, hours = 40 }: Made) {
    const person = await newTalent(app)
    await app.database.ownerRun(
      `update candidates set name = $2, status = 'accepted', reviewed_at = now(), profile_data = $3, working_hours = $4 where id = $1`,
      [person.candidateId, name, JSON.stringify(profile), JSON.stringify(hoursOf(hours))],
    )
    if (rate !== null)
      await app.database.ownerRun('update talent_capacity set rate_from = $2 where candidate_id = $1', [
        person.candidateId,
        rate,
      ])
    return person
  }
  const settle = () => readOutdatedFacts(app.services.db)
  await talent('Close one', closer(['Xero']), { rate: 40 })
  await talent('Close two', closer(['Xero']), { rate: 90 })
  await talent('Tax one', taxPreparer, {})
  await talent('Unknown one', closer(['Xero']), { rate: null, hours: null })
  await settle()
  return {
    app,
    buyer,
    talent,
    settle,
    post: async (person = buyer, project: object = closing) =>
      (await person.browser.call(createProject, project as typeof closing)).body.id,
    shortlist: async (id: string, person = buyer) => (await person.browser.call(readShortlist, { id })).body,
  }
}
