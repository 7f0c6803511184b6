import { sentencesOf } from '#domain/matching/sentences.ts'
import type { ProjectBrief } from '#domain/projects/brief.ts'
import { scopeTasks, titleLimit } from '#domain/projects/details.ts'
import { mentionsIn } from '#domain/trade/mentions.ts'
import { software, systemsOf } from '#domain/trade/software.ts'
import { type Row, textOf } from '../layout/row.ts'
import lexicons from '../lexicon/briefs.json' with { type: 'json' }
import { hasAny, lexicon, plain } from '../parse/words.ts'
import { descriptionOf } from './description.ts'
import { countIn, dayIn, peopleIn, periodIn, rateRangeIn } from './figures.ts'
import { isLabeled, type Labeled, labeledIn } from './labels.ts'

const generic = lexicon(lexicons.generic)
const roles = lexicon(lexicons.roles)
const textLimit = 200

/** Turns a document's rows into what they say about a project. Each field is found by its label first, then in the text. */
export function briefOf(rows: Row[]): ProjectBrief {
  const labeled = labeledIn(rows)
  const text = rows.map(textOf).join('\n').replaceAll(/\s+/g, ' ')
  const title = titleOf(rows, labeled, text)
  const services = new Set(
    rows
      .map(textOf)
      .flatMap(sentencesOf)
      .flatMap(mentionsIn)
      .filter(({ kind }) => kind === 'service')
      .map(({ value }) => value),
  )
  const { description, ...brief } = present({
    title,
    scopeTasks: scopeTasks.filter((task) => services.has(task)),
    description: descriptionOf(rows, title),
    softwareSystems: softwareOf(labeled, text),
    seniorityLevel: seniorityOf(labeled.seniorityLevel ?? title ?? '') ?? seniorityOf(roleIn(text) ?? ''),
    engagementDetails: workloadOf(text),
    engagementType: engagementOf(text),
    startDate: dayIn(labeled.startDate ?? '') ?? dayIn(startIn(text)),
    preferredTimeOverlap: labeled.preferredTimeOverlap?.slice(0, textLimit),
    estimatedHires: countIn(labeled.estimatedHires ?? '') ?? peopleIn(text, lexicons.people),
    location: (labeled.location ?? /\b(?:fully |100% )?remote\b/i.exec(text)?.[0])?.slice(0, textLimit),
    duration: (labeled.duration ?? periodIn(text))?.slice(0, textLimit),
    ...(rateRangeIn(labeled.payRate ?? '') ?? rateRangeIn(text)),
  })
  // A document that says nothing else about a project isn't a description of one.
  return description && Object.keys(brief).length > 0 ? { ...brief, description } : brief
}

const present = (brief: { [key in keyof ProjectBrief]?: ProjectBrief[key] | undefined }): ProjectBrief =>
  Object.fromEntries(
    Object.entries(brief).filter(([, value]) => value !== undefined && (!Array.isArray(value) || value.length > 0)),
  )

function titleOf(rows: Row[], labeled: Labeled, text: string): string | undefined {
  const title = headlineOf(rows) ?? labeled.title ?? roleIn(text)
  return title && title.charAt(0).toUpperCase() + title.slice(1, titleLimit)
}

/** The largest line near the top that names a kind of work; `Engagement: …` among the facts is not a headline. */
function headlineOf(rows: Row[]): string | undefined {
  const top = rows.slice(0, 12).filter((row) => {
    const line = textOf(row)
    return (
      line.length <= 100 && !generic.has(plain(line)) && hasAny(line, roles) && !/[.:]$/.test(line) && !isLabeled(row)
    )
  })
  const largest = Math.max(...top.map(({ size }) => size))
  return top
    .filter(({ size }) => size === largest)
    .map(textOf)[0]
    ?.replace(/^(?:job description|position|role|project|request)\s*[:–—-]\s*/i, '')
}

/** `a senior accountant` of `we are looking for a senior accountant`. */
const roleIn = (text: string): string | undefined =>
  /\b(?:looking for|seeking|hiring|hire|needs?|require)\s+(?:an?|\w+|\d+)\s+((?:[\w/&-]+\s){0,3}?(?:accountant|bookkeeper|controller|cfo|tax preparer|auditor|analyst|manager)s?)\b/i.exec(
    text,
  )?.[1]

const ranks = [
  ['CFO', /\bcfo\b|chief financial officer/i],
  ['Controller', /\bcontroller\b/i],
  ['Manager', /\bmanager\b/i],
  ['Senior', /\bsenior\b|\bsr\b/i],
  ['Staff', /\bstaff\b|\bjunior\b|\bentry[- ]level\b/i],
] as const

const seniorityOf = (text: string): ProjectBrief['seniorityLevel'] =>
  ranks.find(([, pattern]) => pattern.test(text))?.[0]

function softwareOf(labeled: Labeled, text: string): string[] {
  const listed = (labeled.softwareSystems ?? '').split(/[,;/|]|\band\b/).filter((word) => software.named(word))
  return systemsOf([...listed, ...software.mentionedIn(text).map(({ name }) => name)]).slice(0, 30)
}

/** If a text says both, neither counts. */
function either<A, B>(text: string, [first, one]: [RegExp, A], [second, other]: [RegExp, B]): A | B | undefined {
  const isOne = first.test(text)
  if (isOne === second.test(text)) return undefined
  return isOne ? one : other
}

const fullTimeHours = 35

function workloadOf(text: string): ProjectBrief['engagementDetails'] {
  const said = either(text, [/\bfull[- ]time\b/i, 'Full-time' as const], [/\bpart[- ]time\b/i, 'Part-time' as const])
  const hours = /\b(\d{1,2})\s*\+?\s*(?:hours|hrs)\s*(?:per|a|\/|each)\s*(?:week|wk)\b/i.exec(text)?.[1]
  return said ?? (hours === undefined ? undefined : Number(hours) < fullTimeHours ? 'Part-time' : 'Full-time')
}

const engagementOf = (text: string): ProjectBrief['engagementType'] =>
  either(
    text,
    [
      /\b(?:ongoing|long[- ]term|recurring|retainer|month[- ]to[- ]month|monthly engagement)\b/i,
      'Ongoing/Monthly' as const,
    ],
    [/\b(?:one[- ](?:time|off)|short[- ]term project|single project)\b/i, 'One-Time' as const],
  )

/** The words after `start`, where a date is the start's. */
const startIn = (text: string): string =>
  /\b(?:start(?:s|ing)?|begin(?:s|ning)?|from|by)\b(?:\s+(?:date|on|in|around|as of|is|about))*\s*(.{0,40})/i.exec(
    text,
  )?.[1] ?? ''
