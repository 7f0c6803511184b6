import { randomUUID } from 'node:crypto'
import { applyToProject, moveApplication, readApplication, withdrawApplication } from '#contract/applications.ts'
import { decideCandidate, readCandidate } from '#contract/candidates.ts'
import { moveEngagement, readEngagement } from '#contract/engagements.ts'
import {
  addLines,
  approveWeeks,
  readWeek,
  returnWeek,
  submitWeek,
  takeBackWeek,
  undoApproval,
} from '#contract/hours.ts'
import {
  answerProposal,
  arrangeInterview,
  cancelInterview,
  cancelInterviewAsAdmin,
  moveInterview,
  readInterviewTimes,
  readOtherTimes,
  reportInterview,
  takeTime,
} from '#contract/interviews.ts'
import { acceptOwnInvitation, declineOwnInvitation, inviteToProject, readOwnInvitation } from '#contract/invitations.ts'
import { discardInvoice, draftInvoices, issueInvoice, readInvoice } from '#contract/invoices.ts'
import {
  acceptOffer,
  counterOffer,
  declineOffer,
  discardOffer,
  makeOffer,
  readOffer,
  withdrawOffer,
} from '#contract/offers.ts'
import { createProject, deleteProject, readProject, setProjectStatus, updateProject } from '#contract/projects.ts'
import {
  cancelCallAsAdmin,
  cancelIntroCall,
  listSlots,
  markIntroCall,
  moveCallAsAdmin,
  moveIntroCall,
  readIntroCall,
} from '#contract/scheduling.ts'
import {
  declineStatement,
  readStatement,
  sendStatement,
  signStatement,
  viewStatement,
  voidStatement,
} from '#contract/statements.ts'
import { setInterviewStatus } from '#db/interviews.ts'
import { closeHeldCalls } from '#db/scheduling.ts'
import { billedFirm } from '#db/testing/billed-firm.ts'
import { applicationLifeCycle } from '#domain/applications/status.ts'
import { officeHours } from '#domain/availability/working-hours.ts'
import { candidateLifeCycle } from '#domain/candidates/status.ts'
import { invoiceLifeCycle } from '#domain/invoices/status.ts'
import { type Actor, movesBy } from '#domain/life-cycle.ts'
import type { lifeCycles } from '#domain/life-cycles.ts'
import { projectLifeCycle, projectStatusMoves } from '#domain/projects/status.ts'
import { activeEngagement, openGate, preparedEngagement } from '../engagements/testing/engagement.ts'
import { turnEngagements } from '../engagements/turn-engagements.ts'
import { endInvitations } from '../invitations/expire-invitations.ts'
import { scanResume } from '../scans/scan-resume.ts'
import { bookCall } from '../scheduling/book-intro-call.ts'
import { endStatements } from '../statements/expire-statements.ts'
import { draftOf, signatureFor } from '../statements/testing/statement.ts'
import type { Browser } from './browser.ts'
import { gatherEmails } from './gather-emails.ts'
import { newBuyer, newPerson, newTalent, uniqueEmail } from './people.ts'
import { sampleTerms } from './sample-terms.ts'
import type { TestApp } from './test-app.ts'

/** One way to make moves: an endpoint, or a job of the product. */
type Way = {
  by: Actor
  /** Another side that may make the same moves at the same endpoint. */
  alsoBy?: Actor
  moves: readonly string[]
  /** The move names the status in which its maker saw it. */
  namesStatus?: true
  /** Setting a status that it has already is no refusal. */
  isRepeatable?: true
  make(who: Browser, move: string, seen: string): Promise<{ status: number } | undefined>
}

/** Something that has just come into being, and every way to go on. */
type Life = {
  /** The row, by its column and value, and whom its events are about. */
  row: [column: string, value: string]
  subjectId: string
  start: string
  ways: Way[]
  /** What an answer offers to whoever has a part in it. */
  offered?: { to: Actor; read: () => Promise<{ body: { actions: readonly string[] } }> }
}

export type Cast = Awaited<ReturnType<typeof newCast>>

/** Everyone who tries to move something; the strangers have no part in it. */
export async function newCast(app: TestApp) {
  return {
    app,
    admin: await newPerson(app, 'admin'),
    owner: await newBuyer(app),
    talent: await newTalent(app),
    stranger: await newBuyer(app),
    visitor: { browser: app.visitor() },
  }
}

async function insertCandidate({ app }: Cast): Promise<{ id: string; email: string }> {
  const email = uniqueEmail('candidate')
  const [row] = await app.database.ownerRun(`insert into candidates (name, email) values ('Test', $1) returning id`, [
    email,
  ])
  return { id: row?.id as string, email }
}

const decisions: Record<string, object> = {
  interview: { interviewAt: '2030-01-02T15:00:00.000Z' },
  reject: { reason: 'No overlap with US hours.' },
  edit: { notes: 'Prefers mornings.' },
}

/** With a confirmed account: nobody is accepted without one. */
async function liveAsCandidate({ app, admin }: Cast): Promise<Life> {
  const { candidateId: id } = await newTalent(app)
  return {
    row: ['id', id],
    subjectId: id,
    start: 'apply',
    ways: [
      {
        by: 'admin',
        moves: movesBy(candidateLifeCycle, 'admin'),
        namesStatus: true,
        make: (who, move, seen) =>
          who.call(decideCandidate, { id, expectedStatus: seen, decision: { move, ...decisions[move] } }),
      },
    ],
    offered: { to: 'admin', read: () => admin.browser.call(readCandidate, { id }) },
  }
}

const statusAfterMove = (move: string) => projectLifeCycle.moves[move as (typeof projectStatusMoves)[number]].to

/** Somebody has applied, so that there is somebody to tell when it is deleted. */
async function liveAsProject({ app, owner, talent }: Cast): Promise<Life> {
  const { id } = (await owner.browser.call(createProject, { title: 'Close' })).body
  await app.database.ownerRun(`insert into applications (project_id, user_id, cover_letter) values ($1, $2, 'x')`, [
    id,
    talent.userId,
  ])
  const versionOf = async () =>
    (await app.database.ownerRun('select to_json(updated_at) as at from projects where id = $1', [id]))[0]?.at
  return {
    row: ['id', id],
    subjectId: id,
    start: 'post',
    ways: [
      {
        by: 'owner',
        moves: projectStatusMoves,
        isRepeatable: true,
        make: (who, move) => who.call(setProjectStatus, { id, status: statusAfterMove(move) }),
      },
      {
        by: 'owner',
        moves: projectStatusMoves,
        isRepeatable: true,
        make: async (who, move) => {
          const expectedUpdatedAt = (await versionOf()) ?? '2026-01-01T00:00:00Z'
          return who.call(updateProject, { id, title: 'Close', expectedUpdatedAt, status: statusAfterMove(move) })
        },
      },
      { by: 'owner', moves: ['delete'], make: (who) => who.call(deleteProject, { id }) },
    ],
    offered: { to: 'owner', read: () => owner.browser.call(readProject, { id }) },
  }
}

async function liveAsApplication({ app, owner, talent }: Cast): Promise<Life> {
  const projectId = (await owner.browser.call(createProject, { title: 'Close' })).body.id
  // Others' applications would be emailed along.
  await app.database.ownerRun('delete from notices')
  const { id } = (await talent.browser.call(applyToProject, { projectId, coverLetter: 'Available now.' })).body
    .application
  await gatherEmails(app)
  return {
    row: ['id', id],
    subjectId: id,
    start: 'submit',
    ways: [
      {
        by: 'owner',
        moves: movesBy(applicationLifeCycle, 'owner'),
        namesStatus: true,
        make: (who, move, seen) => who.call(moveApplication, { id, expectedStatus: seen, move }),
      },
      { by: 'talent', moves: ['withdraw'], make: (who) => who.call(withdrawApplication, { id }) },
    ],
    offered: {
      to: 'owner',
      read: async () => ({ body: (await owner.browser.call(readApplication, { id })).body.application }),
    },
  }
}

async function liveAsCall(cast: Cast): Promise<Life> {
  const { app, visitor } = cast
  const { db } = app.services
  const candidate = await insertCandidate(cast)
  const guest = {
    candidateId: candidate.id,
    name: 'Test',
    email: candidate.email,
    whatsapp: null,
    resume: null,
    isUnconfirmed: false,
  }
  const freeTime = async () => (await visitor.browser.call(listSlots, {})).body.slots.at(-1) as string
  const call = await bookCall(guest, { startsAt: new Date(await freeTime()), zone: 'UTC' }, app.services)
  const [booked] = await app.database.ownerRun('select id from intro_calls where candidate_id = $1', [candidate.id])
  const id = booked?.id as string
  const { token } = call
  /** Without a trace, as time goes by. */
  const beginAt = (startsAt: unknown) =>
    app.database.ownerRun(
      `with quiet as (select set_config('session_replication_role', 'replica', true))
       update intro_calls set starts_at = $2::timestamptz, ends_at = $2::timestamptz + interval '30 minutes'
       from quiet where id = $1`,
      [id, startsAt],
    )
  return {
    row: ['id', id],
    subjectId: id,
    start: 'book',
    ways: [
      {
        by: 'guest',
        moves: ['move'],
        make: async (who) => who.call(moveIntroCall, { token, startsAt: await freeTime(), zone: 'UTC' }),
      },
      { by: 'guest', moves: ['cancel'], make: (who) => who.call(cancelIntroCall, { token }) },
      { by: 'admin', moves: ['cancel'], make: (who) => who.call(cancelCallAsAdmin, { id, reason: 'Ill.' }) },
      {
        by: 'admin',
        moves: ['move'],
        make: async (who) => who.call(moveCallAsAdmin, { id, startsAt: await freeTime() }),
      },
      {
        by: 'admin',
        moves: ['hold', 'miss'],
        make: async (who, outcome) => {
          const [before] = await app.database.ownerRun('select starts_at as at from intro_calls where id = $1', [id])
          await beginAt('2026-01-05 10:00Z')
          const answer = await who.call(markIntroCall, { id, outcome: outcome as 'hold' | 'miss' })
          await beginAt(before?.at)
          return answer
        },
      },
      {
        by: 'system',
        moves: ['close'],
        make: () => db.asSystem((tx) => closeHeldCalls(tx, candidate.id, new Date('2100-01-01'))).then(() => undefined),
      },
    ],
    offered: { to: 'guest', read: () => visitor.browser.call(readIntroCall, { token }) },
  }
}

/** With someone who is accepted and works by day in New York. Its times are set as each move needs them: ahead, or over. */
async function liveAsInterview({ app, owner, talent }: Cast): Promise<Life> {
  const zone = 'America/New_York'
  await app.database.ownerRun(
    `update candidates set status = 'accepted', reviewed_at = now(), working_hours = $2 where id = $1`,
    [talent.candidateId, JSON.stringify({ ...officeHours(zone) })],
  )
  const { starts } = (
    await owner.browser.call(readInterviewTimes, { candidate: talent.candidateId, minutes: 30, zone })
  ).body
  const wanted = { candidate: talent.candidateId, how: 'propose', times: [starts.at(-1) as string], zone } as const
  const { id } = (await owner.browser.call(arrangeInterview, { ...wanted, minutes: 30 })).body
  const follow = () => app.jobs.runDue('follow-interview')
  await follow()
  const [row] = await app.database.ownerRun('select status from interviews where id = $1', [id])
  if (row?.status !== 'proposed') throw new Error('It did not begin.')
  /** It is this side's turn, and the time is so many days away. */
  const arrange = (proposedBy: string, days: number) =>
    app.database.asSuperuser(async (run) => {
      await run({ sql: 'set local session_replication_role = replica', parameters: [] })
      await run({
        sql: `update interviews set owner_moves = 0, talent_moves = 0, proposed_by = $2,
          owner_held = case when status in ('held', 'no-show') then true end,
          talent_held = case when status in ('held', 'no-show') then true end,
          starts_at = case when starts_at is not null then date_trunc('hour', now()) + $3 * interval '1 day' end,
          ends_at = case when starts_at is not null then date_trunc('hour', now()) + $3 * interval '1 day' + interval '30 minutes' end
          where id = $1`,
        parameters: [id, proposedBy, days],
      })
    })
  const after = async <T>(answer: Promise<T>): Promise<T> => {
    const given = await answer
    await follow()
    return given
  }
  const freeTime = async (by: 'owner' | 'talent') => {
    const { body } = await (by === 'owner' ? owner : talent).browser.call(readOtherTimes, { id, zone })
    return body.starts.at(-2) as string
  }
  const waysOf = (by: 'owner' | 'talent'): Way[] => {
    const other = by === 'owner' ? 'talent' : 'owner'
    return [
      {
        by,
        moves: ['take'],
        make: async (who) => {
          await arrange(other, 60)
          const [{ at } = {}] = await app.database.ownerRun('select proposed[1] as at from interviews where id = $1', [
            id,
          ])
          return after(who.call(takeTime, { id, startsAt: (at as Date).toISOString(), zone }))
        },
      },
      {
        by,
        moves: [by === 'owner' ? 'counter' : 'answer'],
        make: async (who) => {
          await arrange(other, 60)
          const times = [await freeTime(by)]
          // Times that were proposed already change nothing.
          await app.database.asSuperuser(async (run) => {
            await run({ sql: 'set local session_replication_role = replica', parameters: [] })
            await run({ sql: `update interviews set proposed = '{2040-01-05 10:00Z}' where id = $1`, parameters: [id] })
          })
          return after(who.call(answerProposal, { id, times, zone }))
        },
      },
      {
        by,
        alsoBy: other,
        moves: ['move'],
        make: async (who) => {
          await arrange(other, 60)
          return after(who.call(moveInterview, { id, startsAt: await freeTime(by), zone }))
        },
      },
      {
        by,
        alsoBy: other,
        moves: ['cancel'],
        make: async (who) => {
          await arrange(other, 60)
          return after(who.call(cancelInterview, { id, word: 'Ill.' }))
        },
      },
      {
        by,
        alsoBy: other,
        moves: ['hold', 'miss'],
        make: async (who, move) => {
          await arrange(other, -3)
          return who.call(reportInterview, { id, isHeld: move === 'hold' })
        },
      },
    ]
  }
  return {
    row: ['id', id],
    subjectId: id,
    start: 'propose',
    ways: [
      ...waysOf('owner'),
      ...waysOf('talent'),
      {
        by: 'admin',
        moves: ['cancel'],
        make: (who) => after(who.call(cancelInterviewAsAdmin, { id, reason: 'Taken down.' })),
      },
      {
        by: 'system',
        moves: ['hold', 'expire'],
        make: async (_, move) => {
          const from = move === 'hold' ? 'booked' : 'proposed'
          const [{ status } = {}] = await app.database.ownerRun('select status from interviews where id = $1', [id])
          if (status === from)
            await app.services.db.asSystem((tx) => setInterviewStatus(tx, id, move === 'hold' ? 'held' : 'expired'))
          await follow()
          return undefined
        },
      },
    ],
  }
}

async function liveAsInvitation({ app, owner, talent }: Cast): Promise<Life> {
  const { database, services } = app
  await database.ownerRun(`update candidates set status = 'accepted', reviewed_at = now() where id = $1`, [
    talent.candidateId,
  ])
  const projectId = (await owner.browser.call(createProject, { title: 'Close' })).body.id
  await owner.browser.call(inviteToProject, { id: projectId, candidateIds: [talent.candidateId] })
  const [row] = await database.ownerRun('select id from project_invitations where project_id = $1', [projectId])
  const id = row?.id as string
  return {
    row: ['id', id],
    subjectId: id,
    start: 'invite',
    ways: [
      { by: 'talent', moves: ['accept'], make: (who) => who.call(acceptOwnInvitation, { id, coverLetter: 'Gladly.' }) },
      { by: 'talent', moves: ['decline'], make: (who) => who.call(declineOwnInvitation, { id, reason: 'rate' }) },
      {
        by: 'system',
        moves: ['expire'],
        make: async () => {
          await database.ownerRun('update project_invitations set expires_at = now() where id = $1', [id])
          await services.db.asSystem((tx) => endInvitations(tx, services))
          return undefined
        },
      },
    ],
    offered: { to: 'talent', read: () => talent.browser.call(readOwnInvitation, { id }) },
  }
}

/** Begins as a draft, in which the person has no part yet. */
async function liveAsOffer({ app, owner, talent }: Cast): Promise<Life> {
  const { database } = app
  const projectId = (await owner.browser.call(createProject, { title: 'Close' })).body.id
  const [application] = await database.ownerRun(
    `insert into applications (project_id, user_id, cover_letter, status) values ($1, $2, 'x', 'accepted') returning id`,
    [projectId, talent.userId],
  )
  const applicationId = application?.id as string
  const write = (who: Browser, status: 'draft' | 'sent') =>
    who.call(makeOffer, { id: applicationId, terms: sampleTerms, status })
  const { id } = (await write(owner.browser, 'draft')).body
  const rounded = async () =>
    ((await database.ownerRun('select round from offers where id = $1', [id]))[0]?.round as number | undefined) ?? 1
  const after = async <T>(answer: Promise<T>): Promise<T> => {
    const given = await answer
    await app.jobs.runDue('follow-offer')
    return given
  }
  const named = async () => ({ id, round: await rounded() })
  /** The other side would make its own move there. */
  const as = (side: 'owner' | 'talent', act: (who: Browser) => Promise<{ status: number }>) => async (who: Browser) =>
    who === (side === 'owner' ? talent : owner).browser ? undefined : after(act(who))
  const counter = async (who: Browser) => who.call(counterOffer, { ...(await named()), terms: sampleTerms })
  const accept = async (who: Browser) => who.call(acceptOffer, await named())
  return {
    row: ['id', id],
    subjectId: id,
    start: 'draft',
    ways: [
      {
        by: 'owner',
        moves: ['send'],
        // Once it has ended, this would make another.
        make: async (who) => {
          const [live] = await database.ownerRun(
            `select from offers where id = $1 and status not in ('declined', 'withdrawn', 'expired')`,
            [id],
          )
          return live && after(write(who, 'sent'))
        },
      },
      { by: 'talent', moves: ['counter'], make: as('talent', counter) },
      { by: 'owner', moves: ['revise'], make: as('owner', counter) },
      { by: 'talent', moves: ['accept'], make: as('talent', accept) },
      { by: 'owner', moves: ['agree'], make: as('owner', accept) },
      { by: 'owner', moves: ['discard'], make: (who) => who.call(discardOffer, { id }) },
      { by: 'talent', moves: ['decline'], make: async (who) => after(who.call(declineOffer, await named())) },
      { by: 'owner', moves: ['withdraw'], make: async (who) => after(who.call(withdrawOffer, await named())) },
      {
        by: 'system',
        moves: ['expire'],
        make: async () => {
          await database.ownerRun(
            `update jobs set due_at = now() where kind = 'follow-offer' and key like $1 || '%:lapse'`,
            [id],
          )
          await app.jobs.runDue('follow-offer')
          return undefined
        },
      },
    ],
    offered: { to: 'owner', read: () => owner.browser.call(readOffer, { id }) },
  }
}

/** Everything is read before it is signed; each signature is the other side's turn. */
/** What follows from charges, payments and credit notes is made as their functions make it; those have tests of their own. */
async function liveAsInvoice({ app, admin, owner }: Cast): Promise<Life> {
  const { database } = app
  const [seat] = await database.ownerRun('select firm_id as id from buyers where user_id = $1', [owner.userId])
  const firm = await billedFirm(database, [{ minutes: 600, rateCents: 4000 }], { firmId: seat?.id as string })
  const { ids } = (await admin.browser.call(draftInvoices, { firm: firm.id, through: '2026-11-15' })).body
  const id = ids[0] as string
  const after = async <T>(answer: Promise<T>): Promise<T> => {
    const given = await answer
    await app.jobs.runDue('follow-invoice')
    return given
  }
  return {
    row: ['id', id],
    subjectId: id,
    start: 'draft',
    ways: [
      { by: 'admin', moves: ['issue'], make: (who) => after(who.call(issueInvoice, { id })) },
      { by: 'admin', moves: ['discard'], make: (who) => who.call(discardInvoice, { id }) },
      {
        by: 'system',
        moves: movesBy(invoiceLifeCycle, 'system').filter((move) => move !== 'issue'),
        make: async (_who, move) => {
          const { from, to } = invoiceLifeCycle.moves[move as 'pay']
          await database.asSuperuser(async (run) => {
            await run({ sql: 'set local role app_definer', parameters: [] })
            await run({
              sql: 'update invoices set status = $2 where id = $1 and status = any($3)',
              parameters: [id, to, from],
            })
          })
          await app.jobs.runDue('follow-invoice')
          return undefined
        },
      },
    ],
    offered: { to: 'admin', read: () => admin.browser.call(readInvoice, { id }) },
  }
}

async function liveAsStatement({ app, owner, talent }: Cast): Promise<Life> {
  const { database, services } = app
  const id = await draftOf(app, owner, talent)
  const sign = async (who: Browser) => {
    await database.ownerRun('delete from identity.attempts')
    const seen = await who.call(viewStatement, { id })
    return seen.status === 200 ? who.call(signStatement, signatureFor(seen.body, 'Test')) : seen
  }
  return {
    row: ['id', id],
    subjectId: id,
    start: 'draft',
    ways: [
      { by: 'owner', moves: ['send'], make: (who) => who.call(sendStatement, { id }) },
      {
        by: 'talent',
        moves: ['sign'],
        // The owner would make their own move there.
        make: async (who) => (who === owner.browser ? undefined : sign(who)),
      },
      { by: 'owner', moves: ['execute'], make: async (who) => (who === talent.browser ? undefined : sign(who)) },
      { by: 'talent', moves: ['decline'], make: (who) => who.call(declineStatement, { id, reason: 'x' }) },
      {
        by: 'owner',
        moves: ['discard', 'void'],
        make: (who, move) => who.call(voidStatement, { id, move: move as 'void', reason: 'x' }),
      },
      {
        by: 'system',
        moves: ['expire'],
        make: async () => {
          await database.ownerRun(
            `with quiet as (select set_config('session_replication_role', 'replica', true))
             update statements set expires_at = now() from quiet where id = $1 and sent_at is not null`,
            [id],
          )
          await services.db.asSystem((tx) => endStatements(tx, services))
          return undefined
        },
      },
    ],
    offered: { to: 'owner', read: () => owner.browser.call(readStatement, { id }) },
  }
}

/** Everything that the gate asks for is there. */
async function liveAsEngagement({ app, owner, talent }: Cast): Promise<Life> {
  const { database } = app
  await openGate(app, owner, talent)
  // The start day begins every engagement that is ready: those of earlier lives stay out of it.
  await database.ownerRun(
    `with quiet as (select set_config('session_replication_role', 'replica', true))
     update engagements set status = 'ended' from quiet where status = 'preparing'`,
  )
  const { id } = await preparedEngagement(app, owner, talent)
  const after = async <T>(answer: Promise<T>): Promise<T> => {
    const given = await answer
    await app.jobs.runDue('follow-engagement')
    return given
  }
  const make = (who: Browser, move: string, seen: string) =>
    after(who.call(moveEngagement, { id, move: move as 'end', expectedStatus: seen as 'active', reason: 'x' }))
  return {
    row: ['id', id],
    subjectId: id,
    start: 'begin',
    ways: [
      { by: 'owner', alsoBy: 'talent', moves: ['end', 'terminate'], namesStatus: true, make },
      { by: 'talent', alsoBy: 'owner', moves: ['end', 'terminate'], namesStatus: true, make },
      { by: 'owner', moves: ['pause', 'resume', 'convert'], namesStatus: true, make },
      {
        by: 'system',
        moves: ['activate'],
        make: async () => {
          await app.services.db.asSystem(turnEngagements)
          await app.jobs.runDue('follow-engagement')
          return undefined
        },
      },
      {
        by: 'system',
        moves: ['reopen', 'finish'],
        make: async (_, move) => {
          const status = move === 'finish' ? 'ended' : 'preparing'
          const from = move === 'finish' ? ['preparing', 'active', 'paused', 'ending'] : ['ended']
          await database.ownerRun('update engagements set status = $2 where id = $1 and status = any ($3)', [
            id,
            status,
            from,
          ])
          await app.jobs.runDue('follow-engagement')
          return undefined
        },
      },
    ],
    offered: { to: 'owner', read: () => owner.browser.call(readEngagement, { id }) },
  }
}

/** A week that is over, with a line. Whoever decides names the submission they read. */
async function liveAsWeek({ app, owner, talent }: Cast): Promise<Life> {
  const { database } = app
  const { id: engagementId } = await activeEngagement(app, owner, talent, { startDate: '2026-10-05' })
  const line = { day: '2026-11-03', minutes: 60, task: 'Close' }
  const id = (await talent.browser.call(addLines, { engagementId, lines: [line] })).body.weeks[0] as string
  const named = async () => ({ id, submittedAt: (await talent.browser.call(readWeek, { id })).body.submittedAt ?? '' })
  return {
    row: ['id', id],
    subjectId: id,
    start: 'begin',
    ways: [
      { by: 'talent', moves: ['submit'], make: (who) => who.call(submitWeek, { id }) },
      { by: 'talent', moves: ['takeBack'], make: (who) => who.call(takeBackWeek, { id }) },
      { by: 'owner', moves: ['approve'], make: async (who) => who.call(approveWeeks, { weeks: [await named()] }) },
      {
        by: 'owner',
        moves: ['return'],
        make: async (who) => who.call(returnWeek, { ...(await named()), reason: 'x', lines: [] }),
      },
      {
        by: 'system',
        moves: ['undo'],
        make: async () => {
          await owner.browser.call(undoApproval, { ids: [id] })
          return undefined
        },
      },
      {
        by: 'system',
        moves: ['invoice'],
        make: async () => {
          await database.ownerRun(`update weeks set status = 'invoiced' where id = $1 and status = 'approved'`, [id])
          return undefined
        },
      },
    ],
    offered: { to: 'talent', read: () => talent.browser.call(readWeek, { id }) },
  }
}

async function liveAsResume(cast: Cast): Promise<Life> {
  const { database, services } = cast.app
  const { id } = await insertCandidate(cast)
  const path = `${id}/1-${randomUUID()}.pdf`
  await database.ownerRun(
    `update candidates set resume_path = $2, resume_original_name = 'a.pdf', resume_size_bytes = 1,
       resume_mime_type = 'application/pdf', resume_uploaded_at = now() where id = $1`,
    [id, path],
  )
  await services.files.write(`resumes/${path}`, oneByte(), { type: 'application/pdf', maxBytes: 1 })
  const verdicts: Record<string, 'clean' | 'infected'> = { clear: 'clean', quarantine: 'infected' }
  return {
    row: ['path', path],
    subjectId: id,
    start: 'upload',
    ways: [
      {
        by: 'system',
        moves: Object.keys(verdicts),
        make: (_, move) =>
          scanResume(path, { scan: async () => verdicts[move] as 'clean' }, services).then(() => undefined),
      },
    ],
  }
}

async function* oneByte() {
  yield new Uint8Array(1)
}

/** How each life begins and goes on, in the product. */
export const lives: Record<keyof typeof lifeCycles, (cast: Cast) => Promise<Life>> = {
  candidates: liveAsCandidate,
  projects: liveAsProject,
  applications: liveAsApplication,
  intro_calls: liveAsCall,
  interviews: liveAsInterview,
  project_invitations: liveAsInvitation,
  offers: liveAsOffer,
  statements: liveAsStatement,
  engagements: liveAsEngagement,
  weeks: liveAsWeek,
  invoices: liveAsInvoice,
  resume_files: liveAsResume,
}
