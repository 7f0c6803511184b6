import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { type FirmFilter, firmPageSize, type VerificationCheck } from '#domain/verification/verification.ts'
import { named } from './columns.ts'
import { foundIds, pageOf, rowsOf, withFound } from './found.ts'
import { query, type Tx } from './session.ts'

type Selection = { filter: FirmFilter; page: number }

export const firmPage = ({ page }: Selection) => ({ page, size: firmPageSize })

type FirmEvent =
  | 'firm.verified'
  | 'firm.unverified'
  | 'firm.terms-granted'
  | 'firm.terms-withdrawn'
  | 'firm.invoicing-changed'
const nameOf = sql<string | null>`nullif(concat_ws(' ', first_name, last_name), '')`
const shownPeople = 25
const shownHistory = 50

/** One page of firms as JSON made by the database, and how many there are. */
export const firmListQuery = (asked: Selection) =>
  withFound(rowsOf('find_firms', asked.filter, pageOf(firmPage(asked)))).selectNoFrom((select) => [
    jsonArrayFrom(
      query
        .selectFrom('firms')
        .innerJoin(foundIds, 'at.id', 'firms.id')
        .select(named('firms', ['id', 'name', 'website', 'createdAt', 'verifiedAt']))
        .select((eb) =>
          eb
            .selectFrom('buyers')
            .whereRef('firm_id', '=', 'firms.id')
            .where('firm_role', '=', 'owner')
            .orderBy('buyers.created_at')
            .limit(1)
            .select('buyers.email')
            .as('ownerEmail'),
        )
        .orderBy('at.place'),
    ).as('firms'),
    select.selectFrom('found').select('total').as('total'),
  ])

const people = (id: string) =>
  query
    .selectFrom('buyers')
    .where('firm_id', '=', id)
    .select(named('buyers', ['userId', 'email', 'jobTitle', 'phone']))
    .select([nameOf.as('name')])
    .select((eb) => eb.ref('firm_role').$notNull().as('firmRole'))
    .orderBy(sql`firm_role = 'owner'`, 'desc')
    .orderBy('created_at')
    .limit(shownPeople)

const changed = (field: 'reason' | 'name' | 'website') => sql<string | null>`changes -> ${sql.lit(field)} ->> 'to'`

const history = (id: string) =>
  query
    .selectFrom('events')
    .where('subject_id', '=', id)
    .where('subject_kind', '=', 'firm')
    .select(named('events', ['id', 'happenedAt', 'actorName']))
    .select((eb) => eb.ref('event').$castTo<FirmEvent>().as('event'))
    .select([
      sql<string | null>`detail ->> 'checked'`.as('checked'),
      changed('reason').as('reason'),
      changed('name').as('name'),
      changed('website').as('website'),
    ])
    .orderBy('id', 'desc')
    .limit(shownHistory)

export const firmToVerifyQuery = ({ id }: { id: string }) =>
  query
    .selectFrom('firms')
    .where('id', '=', id)
    .select(named('firms', ['id', 'name', 'website', 'address', 'createdAt', 'verifiedAt', 'termsGrantedAt']))
    .select(named('firms', ['invoiceRhythm', 'invoiceScope', 'termsDays']))
    .select([jsonArrayFrom(people(id)).as('people'), jsonArrayFrom(history(id)).as('history')])

/** Whom to tell about a firm's verification; undefined without such a firm. */
export const readFirmOwners = (tx: Tx, id: string) =>
  tx.first(
    query
      .selectFrom('firms')
      .where('id', '=', id)
      .select('name')
      .select(
        jsonArrayFrom(
          query
            .selectFrom('buyers')
            .where('firm_id', '=', id)
            .where('firm_role', '=', 'owner')
            .select(['email', sql<string>`coalesce(first_name, '')`.as('name')])
            .limit(shownPeople),
        ).as('owners'),
      ),
  )

/** False when it is verified already. The database records it. */
export const verifyFirm = async (tx: Tx, id: string, checks: VerificationCheck[], note: string): Promise<boolean> =>
  (await tx.first(query.selectNoFrom(sql<boolean>`app.verify_firm(${id}, ${checks}, ${note || null})`.as('isDone'))))
    ?.isDone ?? false

/** False when it wasn't verified. */
export const withdrawVerification = async (tx: Tx, id: string, reason: string): Promise<boolean> =>
  (await tx.first(query.selectNoFrom(sql<boolean>`app.withdraw_verification(${id}, ${reason})`.as('isDone'))))
    ?.isDone ?? false

/** False when it was so already. The database records it. */
export const grantTerms = async (tx: Tx, id: string, isGranted: boolean, reason: string): Promise<boolean> =>
  (await tx.first(query.selectNoFrom(sql<boolean>`app.grant_terms(${id}, ${isGranted}, ${reason})`.as('isDone'))))
    ?.isDone ?? false
