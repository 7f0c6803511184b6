/** What the two databases have in common; everything else about them is in embedded/ and postgres-driver.ts. */

export type Statement = { readonly sql: string; readonly parameters: readonly unknown[] }

export type Result = { rows: Record<string, unknown>[]; affectedRows: number }

export type Run = (statement: Statement) => Promise<Result>

export type Driver = {
  readonly kind: 'pglite' | 'postgres'
  /** Runs all statements in one transaction, sent together where the driver can. */
  burst(statements: readonly Statement[]): Promise<Result[]>
  /** One transaction around `work`; `opening` is sent along with its begin. */
  transaction<T>(opening: Statement, work: (run: Run, opened: Result) => Promise<T>): Promise<T>
  /** A script of several statements, for migrations; an error rolls back what it began. */
  script(sql: string): Promise<void>
  close(): Promise<void>
}

/** int8 and numeric hold counts and money here, well inside a double; a date has no time zone and stays text. */
export const typeParsers = {
  20: Number,
  1700: Number,
  1082: (text: string) => text,
} as const satisfies Record<number, (text: string) => unknown>
