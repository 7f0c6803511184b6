import { arrangeInterview, type Interview, readInterviewTimes } from '#contract/interviews.ts'
import type { WorkingHours } from '#domain/availability/working-hours.ts'
import { newBuyer, newTalent, type Person } from './people.ts'
import type { TestApp } from './test-app.ts'

export const newYork = 'America/New_York'
export const manila = 'Asia/Manila'
/** Nights in Manila, which are days in New York. */
export const nights: WorkingHours = {
  zone: manila,
  weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '20:00', to: '05:00' })),
  hoursPerWeek: null,
  earliestStart: null,
}

export type Accepted = Person & { candidateId: string }

export async function newAccepted(app: TestApp, hours: WorkingHours | null = nights): Promise<Accepted> {
  const talent = await newTalent(app)
  await app.database.ownerRun(
    `update candidates set status = 'accepted', reviewed_at = now(), platform_access_granted_at = now(), working_hours = $2
     where id = $1`,
    [talent.candidateId, hours && JSON.stringify(hours)],
  )
  return talent
}

export const timesOf = async (buyer: Person, talent: Accepted, more: object = {}) =>
  (await buyer.browser.call(readInterviewTimes, { candidate: talent.candidateId, minutes: 30, zone: newYork, ...more }))
    .body

export const arrange = (buyer: Person, talent: Accepted, times: string[], more: object = {}) =>
  buyer.browser.call(arrangeInterview, {
    ...{ candidate: talent.candidateId, how: 'book', times, minutes: 30, zone: newYork },
    ...more,
  })

type Booked = { buyer: Person; talent: Accepted; interview: Interview; starts: string[] }

export async function booked(app: TestApp): Promise<Booked> {
  const [buyer, talent] = [await newBuyer(app), await newAccepted(app)]
  const { starts } = await timesOf(buyer, talent)
  const { body } = await arrange(buyer, talent, [starts[0] as string], { word: 'No need to prepare.' })
  return { buyer, talent, interview: body, starts }
}

/** The kinds of emails about interviews that someone has by now. */
export async function interviewEmailsTo(app: TestApp, email: string): Promise<string[]> {
  await app.jobs.runDue('follow-interview')
  return (await app.mails(email)).map(({ kind }) => kind).filter((kind) => kind.startsWith('interview'))
}

/** As if so much time had passed. */
export const shiftInterview = (app: TestApp, id: string, interval: string) =>
  app.database.asSuperuser(async (run) => {
    await run({ sql: 'set local session_replication_role = replica', parameters: [] })
    await run({
      sql: `update interviews set starts_at = starts_at + $2::interval, ends_at = ends_at + $2::interval where id = $1`,
      parameters: [id, interval],
    })
    await run({
      sql: `update booked_times set starts_at = starts_at + $2::interval, ends_at = ends_at + $2::interval where call_id = $1`,
      parameters: [id, interval],
    })
  })
