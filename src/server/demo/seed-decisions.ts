import type { InputOf } from '#contract/endpoint.ts'
import { criterionIds, type Score } from '#domain/scorecards/criteria.ts'
import type { Scorecard } from '#domain/scorecards/scorecard.ts'
import { decideCandidate } from '../candidates/decide-candidate.ts'
import { saveScorecard } from '../scorecards/save-scorecard.ts'
import { acceptanceNotes, interviewNotes, rejectionNotes, rejectionReasons } from './decisions.ts'
import { createRandom, type Random } from './random.ts'
import type { DemoCandidate } from './seed-candidates.ts'
import type { Stage } from './stage.ts'
import { createCalendar, daysAfter, daysBefore } from './time.ts'

type Decision = InputOf<typeof decideCandidate.endpoint>['decision']
/** A decision, or the scorecard that it rests on. A talk in the past is dated back: nobody can set one. */
type Step = { at: Date } & ({ decision: Decision; talkedAt?: Date } | { scorecard: Scorecard })
type Book = ReturnType<typeof createCalendar>

/** How many of the interviewed have had their talk; the others' are still to come. */
const pastInterviews = 4

/** The admin interviews, accepts and rejects, so that everyone reaches the status they are listed with. */
export async function seedDecisions(stage: Stage, candidates: DemoCandidate[], adminId: string): Promise<void> {
  const random = createRandom(3000)
  const book = createCalendar(random)
  let interviews = 0
  for (const candidate of candidates) {
    if (candidate.status === 'interviewed') interviews++
    const steps = plan(stage, candidate, interviews - pastInterviews, book, random)
    let expectedStatus: 'pending' | 'interviewed' = 'pending'
    const id = candidate.candidateId
    for (const step of steps) {
      if ('scorecard' in step) {
        const saved = await stage.perform(adminId, saveScorecard, { id, ...step.scorecard, expectedVersion: 0 })
        stage.moments.push({ table: 'scorecards', id: saved.id, at: { created_at: step.at, updated_at: step.at } })
      } else {
        await stage.perform(adminId, decideCandidate, { id, expectedStatus, decision: step.decision })
        expectedStatus = 'interviewed'
      }
    }
    record(stage, candidate, steps)
  }
}

function plan(stage: Stage, candidate: DemoCandidate, daysAhead: number, book: Book, random: Random): Step[] {
  const { status, appliedAt } = candidate
  if (status === 'pending') return []
  if (status === 'interviewed')
    return [
      daysAhead > 0
        ? invite(candidate, book(daysAfter(stage.now, daysAhead), 1), random)
        : pastTalk(candidate, book, random),
    ]

  const isTalked = random.isLikely(status === 'accepted' ? 0.85 : 0.45)
  const wanted = daysAfter(appliedAt, isTalked ? random.between(6, 7.5) : random.between(1, 3))
  const latest = daysBefore(stage.now, 0.1)
  const decision: Decision =
    status === 'accepted'
      ? { move: 'accept', notes: random.pick(acceptanceNotes) }
      : {
          move: 'reject',
          reason: random.pick(rejectionReasons),
          notes: random.pick(rejectionNotes[isTalked ? 'talked' : 'unseen']),
        }
  const verdict = { at: wanted < latest ? wanted : latest, decision }
  if (!isTalked) return [verdict]
  return [pastTalk(candidate, book, random), score(status, verdict.at, random), verdict]
}

/** Written down after the talk, an hour before the verdict. */
const score = (status: 'accepted' | 'rejected', verdictAt: Date, random: Random): Step => {
  const [lowest, highest] = status === 'accepted' ? [3.5, 5.4] : [1.5, 4.4]
  const scores = Object.fromEntries(
    criterionIds.map((id) => [id, Math.round(random.between(lowest, highest)) as Score]),
  )
  const id = random.pick(criterionIds)
  const note = random.pick(status === 'accepted' ? acceptanceNotes : rejectionNotes.talked)
  return { at: daysBefore(verdictAt, 1 / 24), scorecard: { scores, notes: { [id]: note } } }
}

const pastTalk = (candidate: DemoCandidate, book: Book, random: Random): Step => ({
  ...invite(candidate, null, random),
  talkedAt: book(daysAfter(candidate.appliedAt, 4.4), -1),
})

const invite = ({ appliedAt }: DemoCandidate, talk: Date | null, random: Random) => ({
  at: daysAfter(appliedAt, random.between(0.4, 1.2)),
  decision: {
    move: 'interview',
    interviewAt: talk?.toISOString() ?? null,
    notes: random.isLikely(0.8) ? random.pick(interviewNotes) : undefined,
  } satisfies Decision,
})

function record(stage: Stage, { candidateId, appliedAt, status }: DemoCandidate, steps: Step[]): void {
  const last = steps.at(-1)?.at
  stage.histories.push({ candidateId, at: [appliedAt, ...steps.map(({ at }) => at)] })
  if (!last) return
  const access = status === 'accepted' ? { platform_access_granted_at: last } : {}
  const talk = steps.flatMap((step) => ('talkedAt' in step && step.talkedAt ? [step.talkedAt] : []))[0]
  const interview = talk ? { interview_scheduled_at: talk, interview_ends_at: daysAfter(talk, 1 / 24) } : {}
  stage.moments.push({
    table: 'candidates',
    id: candidateId,
    at: { opened_at: steps[0]?.at as Date, reviewed_at: last, updated_at: last, ...access, ...interview },
  })
}
