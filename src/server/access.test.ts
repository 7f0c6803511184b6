import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSession, signIn, signOut } from '#contract/accounts.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { type EndpointName, endpoints } from '#contract/endpoints.ts'
import { createDatabaseAccess } from '#db/session.ts'
import type { FirmRole } from '#domain/firms/role.ts'
import { createApp } from './app.ts'
import { routes } from './routes.ts'
import { accountsAccess } from './testing/access/accounts.ts'
import { adminsAccess } from './testing/access/admins.ts'
import { bookmarksAccess } from './testing/access/bookmarks.ts'
import { callsAccess } from './testing/access/calls.ts'
import { candidatesAccess } from './testing/access/candidates.ts'
import { conversationsAccess } from './testing/access/conversations.ts'
import { engagementsAccess } from './testing/access/engagements.ts'
import { firmsAccess } from './testing/access/firms.ts'
import { hoursAccess } from './testing/access/hours.ts'
import { invoicesAccess } from './testing/access/invoices.ts'
import { matchingAccess } from './testing/access/matching.ts'
import { offersAccess } from './testing/access/offers.ts'
import { projectsAccess } from './testing/access/projects.ts'
import { makeWorld, type Row, seats, visitors, type Who, type World } from './testing/access/world.ts'
import { type Browser, createBrowser } from './testing/browser.ts'
import { testPassword } from './testing/people.ts'
import { testApp } from './testing/test-app.ts'

/** Who gets what. "talent" and "buyer" own the objects; a stranger's object is not found, as if it did not exist. */
const table: Record<EndpointName, Row> = {
  ...accountsAccess,
  ...adminsAccess,
  ...bookmarksAccess,
  ...callsAccess,
  ...candidatesAccess,
  ...conversationsAccess,
  ...engagementsAccess,
  ...firmsAccess,
  ...hoursAccess,
  ...invoicesAccess,
  ...matchingAccess,
  ...offersAccess,
  ...projectsAccess,
}

function seatedGet(name: EndpointName): readonly number[] {
  const { gets, seated } = table[name]
  if (seated) return seated
  const { access, firmRoles }: Endpoint = endpoints[name]
  const [own, other] = [gets[4] as number, gets[5] as number]
  const isForBuyers = access !== 'anyone' && access !== 'signed-in' && [access].flat().includes('buyer')
  if (!isForBuyers || !firmRoles) return [own, own, own, other, other, other, other]
  const by = (role: FirmRole, status: number) => (firmRoles.includes(role) ? status : 403)
  return [
    ...(['manager', 'approver', 'viewer'] as const).map((role) => by(role, own)),
    ...(['manager', 'approver', 'viewer'] as const).map((role) => by(role, other)),
    403,
  ]
}

describe('T01 every endpoint for everyone', () => {
  let world: World
  beforeAll(async () => {
    world = await makeWorld(await testApp())
  })
  afterAll(() => world.app.close())

  const everyCaller = [...visitors, ...seats]
  const cells = (Object.keys(table) as EndpointName[]).flatMap((name) => {
    const gets = [...table[name].gets, ...seatedGet(name)]
    return everyCaller.map((who, index) => ({ name, who, status: gets[index] as number }))
  })

  test.each(cells)('$name as $who: $status', async ({ name, who, status }) => {
    const browser = world.browsers[who]
    // A cell that signs in or out must not change the next caller.
    const before = new Map(browser.cookies)
    const answer = await callUnlimited(browser, endpoints[name], await inputFor(name, who, status))
    expect(answer.status).toBe(status)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    if (status >= 400) expect(answer.error).toMatchObject({ code: expect.any(String), requestId: expect.any(String) })
    if (name === 'leaveFirm' && status === 200) await seatAgain(who)
    if (name === 'startFirm' && status === 200) await unseat(who)
    if (name === 'signOut' && before.size) await signInAgain(browser, world.emails[who], who)
    else if (name === 'signIn') restore(browser, before)
  })

  /** Limits are not tested here. */
  async function callUnlimited(browser: Browser, endpoint: Endpoint, input: object) {
    const answer = await browser.call(endpoint, input)
    if (answer.status !== 429) return answer
    await world.app.database.ownerRun('delete from identity.attempts', [])
    return browser.call(endpoint, input)
  }

  const shared = new Map<EndpointName, object>()
  /** Who is refused uses nothing up, so that they can all send the same. */
  async function inputFor(name: EndpointName, who: Who, status: number): Promise<object> {
    const { input } = table[name]
    const isSharable = status >= 400 && input.length < 2
    const known = isSharable && shared.get(name)
    if (known) return known
    const made = await input(world, who)
    if (isSharable) shared.set(name, made)
    return made
  }
  /** As if they had not left. */
  const seatAgain = (who: Who) =>
    world.app.database.ownerRun(
      `update buyers set firm_id = o.firm_id, firm_role = $3 from buyers o where buyers.email = $1 and o.email = $2`,
      [
        world.emails[who],
        world.emails[who.startsWith('other') ? 'otherBuyer' : 'buyer'],
        who.replace('other', '').toLowerCase(),
      ],
    )
  /** As if they had not started a firm, whose owner would have to stay. */
  const unseat = (who: Who) =>
    world.app.database.asSuperuser(async (run) => {
      await run({ sql: 'set local session_replication_role = replica', parameters: [] })
      await run({
        sql: 'update buyers set firm_id = null, firm_role = null where email = $1',
        parameters: [world.emails[who]],
      })
    })
  const restore = (browser: Browser, cookies: Map<string, string>) => {
    browser.cookies.clear()
    for (const [key, value] of cookies) browser.cookies.set(key, value)
  }
  const signInAgain = async (browser: Browser, email: string, who: Who) => {
    if (who !== 'unconfirmed') await browser.call(signIn, { email, password: testPassword, remember: true })
  }

  test('T17 an admin who needs a second factor and has none gets to its set-up and nowhere else', async () => {
    const { app, browsers } = world
    const db = createDatabaseAccess(app.database.driver, { adminsNeedSecondFactor: true })
    const strict = createBrowser(
      createApp({ ...app.services, db }, () => '198.18.9.9'),
      app.env,
      '',
    )
    restore(strict, browsers.admin.cookies)
    expect((await strict.call(readSession, {})).body.me).toMatchObject({ role: 'admin', lacksSecondFactor: true })
    const asked = (Object.keys(table) as EndpointName[]).filter((name) => endpoints[name].access !== 'anyone')
    const held: string[] = []
    for (const name of asked) {
      const { error } = await callUnlimited(strict, endpoints[name], await inputFor(name, 'admin', 403))
      if (error?.code === 'second_factor_required') held.push(name)
    }
    const isForSetUp = (name: EndpointName) => 'isForSetUp' in endpoints[name]
    expect(held).toEqual(asked.filter((name) => !isForSetUp(name)))
    expect(asked.filter(isForSetUp)).toHaveLength(8)
    const exported = await strict.send('/api/candidates.csv')
    expect(exported.status).toBe(403)
    expect((await strict.call(signOut, {})).status).toBe(200)
    await signInAgain(browsers.admin, world.emails.admin, 'admin')
  })

  test('T01 the table, the contract and the routes name the same endpoints', () => {
    const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
    expect(routes.map(({ endpoint }) => nameOf(endpoint)).sort()).toEqual(Object.values(endpoints).map(nameOf).sort())
    expect(cells).toHaveLength(Object.keys(endpoints).length * everyCaller.length)
  })

  test('T38 nothing else is served than these', () => {
    const known = new Set(Object.values(endpoints).map(({ method, path }) => `${method} ${path}`))
    const others = world.app.app.routes
      .filter(({ method, path }) => !(method === 'ALL' && path === '/*') && !known.has(`${method} ${path}`))
      .map(({ method, path }) => `${method} ${path}`)
    expect([...new Set(others)].sort()).toEqual([
      'ALL /api/*',
      'ALL /assets/*',
      'ALL /extract',
      'ALL /files/*',
      'GET /*',
      'GET /api/candidates.csv',
      'GET /api/credit-notes/:id/file.pdf',
      'GET /api/docs',
      'GET /api/docs.css',
      'GET /api/engagements/:id/end-letter.pdf',
      'GET /api/invoices/:id/file.pdf',
      'GET /api/leads.csv',
      'GET /api/ledger.csv',
      'GET /api/months/:month{20\\d\\d-(0[1-9]|1[0-2])}/file.csv',
      'GET /api/news',
      'GET /api/openapi.json',
      'GET /api/payouts.csv',
      'GET /api/payouts/statement.csv',
      'GET /api/payouts/statement.pdf',
      'GET /api/record.csv',
      'GET /api/statements/:id/:which{(draft|shown|sealed)\\.pdf}',
      'GET /assets/*',
      'GET /avatars/*',
      'GET /calendar/:file{[A-Za-z0-9_-]{43}\\.ics}',
      'GET /dev/mailbox',
      'GET /dev/mailbox.json',
      'GET /dev/mailbox/:id{[0-9a-f-]{36}}',
      'GET /dev/mailbox/:id{[0-9a-f-]{36}}/attachments/:index{[0-9]}',
      'GET /files/*',
      'GET /healthz',
      'GET /leads',
      'GET /metrics',
      'GET /profile-photos/*',
      'GET /readyz',
      'POST /api/billing/webhook',
      'POST /extract',
      'POST /leads',
    ])
  })
})
