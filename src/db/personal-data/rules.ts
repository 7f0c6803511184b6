import { type Compilable, sql } from 'kysely'
import type { Role } from '#domain/accounts/role.ts'
import type { Database } from '../rows.ts'

export type TableName = keyof Database

/** What people find of a table in the file with their data. Read by their own rights, and of their own rows alone. */
type Export = {
  as: string
  /** Whose file has it; everyone's unless said. */
  for?: readonly Role[]
  query(userId: string): Compilable<Record<string, unknown>>
}

/** A function of the database that does it, what is kept nevertheless and why, or both. */
type Handled<Part extends string> = { by: Part; stays?: string } | { stays: string }

/** What happens to the rows of a table that are about a person. */
export type Rules = {
  exported: Export | { withheld: string }
  /** When the account is deleted. What goes with it does so by reference. */
  forgotten: 'goes with the account' | Handled<`app.forget_${string}`>
  /** When two candidates are merged: of the one that ends. What goes with it does so by reference. */
  merged: 'goes with the record' | Handled<`app.merge_${string}`>
}

/** Why a table holds nothing about a person. */
export type Impersonal = { impersonal: string }

/** What one feature says about its tables. */
export type FeatureRules = { readonly [Table in TableName]?: Rules | Impersonal }

/** An account that was merged into another keeps what is its own, and opens nothing with it. */
export const keptByMergedAccount = { stays: 'With the account that ended, until the kept one is deleted.' } as const

export const neverMerged = { stays: 'Only candidates are merged.' } as const

/** In the file with someone's data, of what the firm keeps of an engagement. */
export const staysWithProject = sql<string>`'Stays after this account is deleted, as long as its project and without your name: the firm must be able to show who had access and when.'`
