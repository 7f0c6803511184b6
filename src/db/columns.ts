import { sql } from 'kysely'

/** A column is written in snake_case, the field that it becomes in camelCase: `start_date` is `startDate`. */
type ColumnOf<Field extends string> = Field extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${ColumnOf<Rest>}`
  : ''

export const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

type Named<Table extends string, Field extends string> = {
  [F in Field]: `${Table}.${ColumnOf<F>} as ${F}`
}[Field]

/**
 * Columns of a table, to select or return under the names of their fields:
 * `named('projects', ['startDate'])` is `['projects.start_date as startDate']`.
 */
export const named = <Table extends string, const Fields extends readonly string[]>(table: Table, fields: Fields) =>
  fields.map((field) => `${table}.${columnOf(field)} as ${field}` as Named<Table, Fields[number]>)

/** The same under the columns' own names, for what leaves as it is stored. */
export const columnsOf = <Table extends string, const Fields extends readonly string[]>(table: Table, fields: Fields) =>
  fields.map((field) => `${table}.${columnOf(field)}` as `${Table}.${ColumnOf<Fields[number]>}`)

/** Values to insert or update, under the names of their columns: `{ startDate }` is `{ start_date }`. */
export const columnsFrom = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [columnOf(field), value])) as {
    [F in keyof Values & string as ColumnOf<F>]: Values[F]
  }

/** A time with its microseconds, which tell one version of a row from the next; a Date has only milliseconds. */
export const exactTime = (column: string) => sql<string>`to_json(${sql.ref(column)})`
