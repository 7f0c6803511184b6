import { sql } from 'kysely'
import { openStatuses } from '#domain/invoices/status.ts'
import { creditedCents, paidCents } from './invoices.ts'
import { query, type Tx } from './session.ts'

const inMonth = (column: string, month: string) =>
  sql<boolean>`${sql.ref(column)} >= ${`${month}-01`}::date and ${sql.ref(column)} < ${`${month}-01`}::date + interval '1 month'`

const sums = (table: 'invoices' | 'credit_notes') =>
  [
    sql<number>`coalesce(sum(${sql.ref(`${table}.minutes`)}), 0)`.as('minutes'),
    sql<number>`coalesce(sum(${sql.ref(`${table}.pay_cents`)}), 0)`.as('payCents'),
    sql<number>`coalesce(sum(${sql.ref(`${table}.fee_cents`)}), 0)`.as('feeCents'),
    sql<number>`coalesce(sum(${sql.ref(`${table}.total_cents`)}), 0)`.as('totalCents'),
    sql<number>`count(*)`.as('count'),
  ] as const

export const readBilled = (tx: Tx, month: string) =>
  tx.first(
    query
      .selectFrom('invoices')
      .where('number', 'is not', null)
      .where(inMonth('issued_on', month))
      .select(sums('invoices')),
  )

export const readCredited = (tx: Tx, month: string) =>
  tx.first(query.selectFrom('credit_notes').where(inMonth('issued_on', month)).select(sums('credit_notes')))

export const readReceived = (tx: Tx, month: string) =>
  tx.first(
    query
      .selectFrom('payments')
      .where(inMonth('received_on', month))
      .select(sql<number>`coalesce(sum(paid_cents), 0)`.as('cents')),
  )

/** What is open of each invoice that isn't settled, with its due date. */
export const listOpen = (tx: Tx) =>
  tx.rows(
    query
      .selectFrom('invoices')
      .where('status', 'in', openStatuses)
      .select('due_on as dueOn')
      .select(sql<number>`total_cents - ${creditedCents} - ${paidCents}`.as('openCents')),
  )

/** Hours and money of a month by firm or by person, whatever they are called: what was billed in it, less what was credited in it. */
export const listMonthBy = (tx: Tx, month: string, by: 'client' | 'professional') =>
  tx.rows(
    query
      .selectFrom((eb) =>
        eb
          .selectFrom('invoice_lines as l')
          .innerJoin('invoices as i', 'i.id', 'l.invoice_id')
          .where('i.number', 'is not', null)
          .where(inMonth('i.issued_on', month))
          .select(['i.firm_id', 'i.client', 'l.talent_id', 'l.professional', 'l.minutes', 'l.pay_cents', 'l.fee_cents'])
          .select(sql<number>`1`.as('sign'))
          .unionAll(
            eb
              .selectFrom('invoice_lines as l')
              .innerJoin('credit_notes as c', 'c.id', 'l.credit_note_id')
              .innerJoin('invoices as i', 'i.id', 'l.invoice_id')
              .where(inMonth('c.issued_on', month))
              .select([
                'i.firm_id',
                'i.client',
                'l.talent_id',
                'l.professional',
                'l.minutes',
                'l.pay_cents',
                'l.fee_cents',
              ])
              .select(sql<number>`-1`.as('sign')),
          )
          .as('line'),
      )
      .groupBy(by === 'client' ? 'firm_id' : 'talent_id')
      // Those who left are told apart by what the books call them.
      .groupBy((eb) =>
        eb
          .case()
          .when(by === 'client' ? 'firm_id' : 'talent_id', 'is', null)
          .then(eb.ref(by))
          .end(),
      )
      .orderBy(sql`sum(sign * pay_cents) desc`)
      .orderBy(sql`max(${sql.ref(by)})`)
      .select([
        sql<string>`max(${sql.ref(by)})`.as('name'),
        sql<number>`sum(sign * minutes)`.as('minutes'),
        sql<number>`sum(sign * pay_cents)`.as('payCents'),
        sql<number>`sum(sign * fee_cents)`.as('feeCents'),
      ]),
  )
