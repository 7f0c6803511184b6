import { clearDueJobs } from '#db/demo.ts'
import { setInterviewStatus } from '#db/interview-changes.ts'
import { arrangeInterview } from '../interviews/arrange-interview.ts'
import { readInterviewTimes } from '../interviews/read-interview-times.ts'
import { demoPerson, nameOf } from './people.ts'
import type { DemoCandidate } from './seed-candidates.ts'
import type { PostedProject } from './seed-projects.ts'
import type { Stage } from './stage.ts'
import { daysBefore } from './time.ts'

const zone = 'America/New_York'
const minutes = 45

/** The demo firm meets the demo talent on the next business day, waits for an answer of one person, and has met another. */
export async function seedInterviews(
  stage: Stage,
  projects: PostedProject[],
  candidates: DemoCandidate[],
): Promise<void> {
  const ownerId = projects.find(({ buyer }) => buyer === 'firm')?.ownerId as string
  const idOf = (name: string) => candidates.find((one) => nameOf(one) === name)?.candidateId as string
  const timesOf = async (candidate: string) =>
    (await stage.perform(ownerId, readInterviewTimes, { candidate, minutes, zone, withHolidays: 'false' })).starts
  const arrange = async (candidate: string, how: 'book' | 'propose', times: string[], word: string) =>
    stage.perform(ownerId, arrangeInterview, { candidate, how, times, minutes, zone, word })

  const met = await arrange(idOf('Rafael Cordovinha'), 'book', (await timesOf(idOf('Rafael Cordovinha'))).slice(-1), '')
  await stage.services.db.asSystem((tx) => setInterviewStatus(tx, met.id, 'held'))
  const startsAt = daysBefore(stage.now, 6)
  startsAt.setUTCHours(15, 0, 0, 0)
  const arrangedAt = daysBefore(stage.now, 9)
  const ended = { ends_at: new Date(+startsAt + minutes * 60_000), updated_at: new Date(+startsAt + minutes * 60_000) }
  stage.moments.push({ table: 'interviews', id: met.id, at: { starts_at: startsAt, created_at: arrangedAt, ...ended } })

  const demoTalent = idOf(nameOf(demoPerson))
  const [next = ''] = await timesOf(demoTalent)
  await arrange(demoTalent, 'book', [next], 'We will walk through a November close together. No need to prepare.')
  const asked = idOf('Tomás Rivadero')
  const times = (await timesOf(asked)).filter((_, index) => index % 6 === 2).slice(0, 3)
  await arrange(asked, 'propose', times, 'Which of these suits you?')
  await stage.services.db.asSystem((tx) => clearDueJobs(tx, 'follow-interview'))
}
