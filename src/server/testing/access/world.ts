import { applyToProject } from '#contract/applications.ts'
import type { EndpointName } from '#contract/endpoints.ts'
import { createProject } from '#contract/projects.ts'
import type { Browser } from '../browser.ts'
import { newBuyer, newMember, newPerson, newTalent, newUnconfirmed, type Person } from '../people.ts'
import type { TestApp } from '../test-app.ts'

export const visitors = ['visitor', 'unconfirmed', 'talent', 'otherTalent', 'buyer', 'otherBuyer', 'admin'] as const

/** The others of both firms, whose owners are `buyer` and `otherBuyer`, and someone who lost their seat. */
export const seats = [
  'manager',
  'approver',
  'viewer',
  'otherManager',
  'otherApprover',
  'otherViewer',
  'former',
] as const

export type Who = (typeof visitors)[number] | (typeof seats)[number]

export type World = {
  app: TestApp
  browsers: Record<Who, Browser>
  /** `buyer`. */
  owner: Person
  emails: Record<Who, string>
  /** A new project of `buyer`; a new application of `talent` to one. */
  project: () => Promise<string>
  application: () => Promise<string>
}

/**
 * What is sent, and the status each caller gets for it, in the order of `visitors`. Without `seated`, everyone at a firm gets what
 * its owner gets, where the endpoint is for their role, and who lost their seat gets what `otherBuyer` gets.
 */
export type Row = {
  input: (world: World, who: Who) => object | Promise<object>
  gets: readonly number[]
  /** In the order of `seats`. */
  seated?: readonly number[]
}

export type Rows = Partial<Record<EndpointName, Row>>

export const everyone = (status: number) => visitors.map(() => status)

export const adminAlone = (status: number) => [401, 401, 403, 403, 403, 403, status]

export const talentAlone = [401, 401, 200, 200, 403, 403, 403]

export const signedIn = (status: number) => [401, 401, status, status, status, status, status]

export async function makeWorld(app: TestApp): Promise<World> {
  const [talent, otherTalent] = [await newTalent(app), await newTalent(app)]
  const [buyer, otherBuyer] = [await newBuyer(app), await newBuyer(app)]
  const [admin, unconfirmed] = [await newPerson(app, 'admin'), await newUnconfirmed(app)]
  const [manager, approver, viewer] = [
    await newMember(app, buyer, 'manager'),
    await newMember(app, buyer, 'approver'),
    await newMember(app, buyer, 'viewer'),
  ]
  const [otherManager, otherApprover, otherViewer] = [
    await newMember(app, otherBuyer, 'manager'),
    await newMember(app, otherBuyer, 'approver'),
    await newMember(app, otherBuyer, 'viewer'),
  ]
  const former = await newMember(app, buyer, null)
  const people = { talent, otherTalent, buyer, otherBuyer, admin, unconfirmed, manager, approver, viewer }
  const others = { otherManager, otherApprover, otherViewer, former }
  const browsers = { visitor: app.visitor() } as Record<Who, Browser>
  const emails = { visitor: 'nobody@example.com' } as Record<Who, string>
  for (const [who, { browser, email }] of Object.entries({ ...people, ...others })) {
    browsers[who as Who] = browser
    emails[who as Who] = email
  }
  const project = async () => (await buyer.browser.call(createProject, { title: 'Owned by buyer' })).body.id
  const application = async () => {
    const input = { projectId: await project(), coverLetter: 'I close books in three days.' }
    return (await talent.browser.call(applyToProject, input)).body.application.id
  }
  return { app, browsers, owner: buyer, emails, project, application }
}
