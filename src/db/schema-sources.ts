import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'

const ours = new URL('./', import.meta.url)

/** A file of SQL with the functions that enter where its directives stand. */
export type Source = { name: string; checksum: string; sql: string; functions: FunctionSource[] }
export type FunctionSource = { name: string; checksum: string; sql: string; qualifiedName: string }

/** What a database of this version is made from: the files of the schema in order, then the migrations. */
export type Sources = { schema: Source[]; migrations: Source[] }

/** The line `-- function: app.touch` stands for src/db/functions/touch.sql. */
const directive = /^-- function: (\w+\.(\w+))$/gm

export async function readSources(root = ours): Promise<Sources> {
  return { schema: await readFolder(root, 'schema'), migrations: await readFolder(root, 'migrations') }
}

export const functionsOf = (sources: readonly Source[]): FunctionSource[] =>
  sources.flatMap(({ functions }) => functions)

/** What the ledger of a database of this version has. */
export async function ledgerNames(): Promise<string[]> {
  const { schema, migrations } = await readSources()
  const files = [...schema, ...migrations]
  return [...files, ...functionsOf(files)].map(ledgerName)
}

/** As the ledger names it. A function has a row for each version, so that a process of either version finds its own. */
export const ledgerName = ({ name, checksum }: Source | FunctionSource): string =>
  name.startsWith('functions/') ? `${name}@${checksum.slice(0, 12)}` : name

async function readFolder(root: URL, folder: string): Promise<Source[]> {
  const files = (await readdir(new URL(folder, root))).filter((file) => file.endsWith('.sql')).sort()
  return Promise.all(files.map((file) => readSource(root, `${folder}/${file}`)))
}

async function readSource(root: URL, name: string): Promise<Source> {
  const text = await readFile(new URL(name, root), 'utf8')
  const named = [...text.matchAll(directive)] as unknown as [string, string, string][]
  const functions = await Promise.all(named.map(([, qualifiedName, file]) => readFunction(root, qualifiedName, file)))
  const byName = new Map(functions.map(({ qualifiedName, sql }) => [qualifiedName, sql]))
  return {
    name,
    functions,
    sql: text.replace(directive, (_, qualifiedName) => byName.get(qualifiedName) as string),
    // A function may come to stand elsewhere: its own checksum tells whether it changed.
    checksum: checksumOf(text.replace(directive, '')),
  }
}

async function readFunction(root: URL, qualifiedName: string, file: string): Promise<FunctionSource> {
  const name = `functions/${file}.sql`
  const sql = await readFile(new URL(name, root), 'utf8')
  return { name, sql, qualifiedName, checksum: checksumOf(sql) }
}

const checksumOf = (text: string) => createHash('sha256').update(text).digest('hex')
