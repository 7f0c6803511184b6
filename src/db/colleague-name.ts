import { sql } from 'kysely'

/** Who of the reader's own firm did something, by the column with their account; null to the other side. */
export const colleagueName = (column: string) => sql<string | null>`app.colleague_name(${sql.ref(column)})`
