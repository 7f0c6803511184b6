import type { Row } from '../layout/row.ts'
import { Refusal } from '../outcome.ts'
import { findDates } from '../parse/dates.ts'
import { headingOf } from '../parse/headings.ts'
import { type Block, blocksOf, type Paragraph, type Run, type Table } from './paragraphs.ts'
import { readStyles } from './styles.ts'
import { rowsOfTable } from './table-rows.ts'
import { type Line, rowsOfLines } from './text-rows.ts'
import { unzip } from './unzip.ts'

/**
 * A Word file as streams of lines: the text, and what is in a separate column. `pictures`, where hardly anything is written: they
 * may show what the file is about.
 */
export function readDocx(bytes: Uint8Array): { streams: Row[][]; links: string[]; pictures: Buffer[] } {
  const unpack = unzip(bytes)
  const part = (name: string) => unpack(name)?.toString('utf8')
  const document = part('word/document.xml')
  if (!document) throw new Refusal('damaged')
  const styles = readStyles(part('word/styles.xml') ?? '')
  const headers = [1, 2, 3].map((number) => part(`word/header${number}.xml`) ?? '')
  const blocks = [...headers, document].flatMap((xml) => blocksOf(xml, styles))
  const relations = part('word/_rels/document.xml.rels') ?? ''
  const links = [...relations.matchAll(/Target="((?:https?|mailto):[^"]+)"/g)].map((match) =>
    (match[1] ?? '').replaceAll('&amp;', '&'),
  )
  const targets = picturesIn(document, relations)
  const pictures = isPictured(blocks) ? targets.flatMap((target) => unpack(`word/${target}`) ?? []) : []
  return { streams: streamsOfBlocks(blocks), links, pictures }
}

/** A file with fewer letters holds no more than a title under its pictures. */
const fewLetters = 80

const isPictured = (blocks: Block[]): boolean => {
  const paragraphs = blocks.flatMap((block) => ('rows' in block ? block.rows.flat(2) : block))
  return paragraphs.reduce((sum, { text }) => sum + text.replace(/\s/g, '').length, 0) < fewLetters
}

/** Where the pictures of a document lie, in the order in which they are shown. */
function picturesIn(document: string, relations: string): string[] {
  const targets = new Map(
    [...relations.matchAll(/<Relationship\b[^>]*>/g)].map(([relation]) => [
      /\bId="([^"]+)"/.exec(relation)?.[1],
      /\bTarget="([^"]+)"/.exec(relation)?.[1],
    ]),
  )
  const shown = [...document.matchAll(/\br:(?:embed|id)="([^"]+)"/g)].map(([, id]) => targets.get(id) ?? '')
  return [...new Set(shown)].filter((target) => /^media\/[\w.-]+\.(?:jpe?g|png)$/i.test(target))
}

function streamsOfBlocks(blocks: Block[]): Row[][] {
  const main: (Line[] | Row[])[] = [[]]
  const beside: Line[][] = []
  for (const block of blocks) {
    const lines = main.at(-1) as Line[]
    if (!('rows' in block)) lines.push(...linesOf(block))
    else if (isLaidOut(block)) {
      const columns = columnsOf(block).toSorted((a, b) => lengthOf(b) - lengthOf(a))
      lines.push(...(columns[0] ?? []).flatMap(linesOf))
      beside.push(...columns.slice(1).map((column) => column.flatMap(linesOf)))
    } else {
      const table = rowsOfTable(block.rows.map((row) => row.map((cell) => cell.flatMap(linesOf))))
      if (table) main.push(table, [])
      else lines.push(...block.rows.flatMap(linesOfRow))
    }
  }
  const rows = main.flatMap((part) => ('cells' in (part[0] ?? {}) ? (part as Row[]) : rowsOfLines(part as Line[])))
  return [rows, ...beside.map(rowsOfLines)].filter((stream) => stream.length > 0)
}

/** A table that holds the page, not data: headings stand in more than one of its columns. */
const isLaidOut = (table: Table): boolean =>
  columnsOf(table).filter((column) => column.filter(({ text }) => headingOf(text)).length > 0 && column.length > 3)
    .length > 1

function columnsOf({ rows }: Table): Paragraph[][] {
  const width = Math.max(0, ...rows.map((row) => row.length))
  return Array.from({ length: width }, (_, index) => rows.flatMap((row) => row[index] ?? []))
}

const lengthOf = (column: Paragraph[]): number => column.reduce((sum, { text }) => sum + text.length, 0)

/** The short lines of a row's cells stand side by side; what a cell goes on with comes after. */
function linesOfRow(cells: Paragraph[][]): Line[] {
  const lines = cells.map((cell) => cell.flatMap(linesOf))
  const first = lines.flatMap((all) => all[0] ?? [])
  const [lead] = first
  if (!lead) return []
  const isListed = first.some(({ isItem }) => isItem)
  // Cards with a date each are entries beside each other.
  const areWhole = first.length > 1 && lines.every((all) => all.length !== 1 && isDated(all))
  if (isListed || areWhole) return lines.flat()
  const deepest = Math.max(...lines.map((all) => all.length))
  const isShort = (line: Line | undefined) => !line || (!line.isItem && line.text.length < 60)
  const shown = Array.from({ length: deepest }, (_, at) => lines.map((all) => all[at]))
  const told = shown.findIndex((row, at) => at > 0 && !row.every(isShort))
  const until = told < 0 ? deepest : told
  return [...shown.slice(0, until).map(besideEachOther), ...lines.flatMap((all) => all.slice(until))]
}

const isDated = (lines: Line[]): boolean => lines.length === 0 || lines.some(({ text }) => findDates(text))

function besideEachOther(lines: (Line | undefined)[]): Line {
  const filled = lines.filter((line) => line !== undefined)
  const runs = filled.flatMap((line, index) => [
    ...(index > 0 ? [{ text: '\t', font: '' }] : []),
    ...(line.runs ?? [{ text: line.text, font: '' }]),
  ])
  return { ...filled[0], text: textOf(runs), runs }
}

/** The lines of a paragraph that was broken by hand. */
function linesOf({ runs, size, isItem }: Paragraph): Line[] {
  const lines: Run[][] = [[]]
  for (const { text, font } of runs)
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([])
      lines.at(-1)?.push({ text: part, font })
    }
  return lines.map((all) => ({ text: textOf(all), runs: all, size, isItem })).filter(({ text }) => text.trim() !== '')
}

const textOf = (runs: Run[]): string => runs.map(({ text }) => text).join('')
