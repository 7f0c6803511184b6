import type { FirmDay } from '../firms/settings.ts'
import type { ProjectDetails } from '../projects/details.ts'
import { needLimits } from '../projects/need.ts'
import { type Kind, mentionsIn } from '../trade/mentions.ts'
import { partsOf, programsCalled } from '../trade/relations.ts'
import { keyOf } from './evidence.ts'
import type { Need, NeedItem, Wanted } from './need.ts'
import type { Window } from './overlap.ts'
import { clockRangeIn, hoursIn, numberIn, zoneIn } from './said.ts'
import { clausesOf, sentencesOf } from './sentences.ts'
import { neutralFirmness } from './weights.ts'

/** The fields of a project that a need is read from. */
export type Brief = Pick<
  ProjectDetails,
  | 'title'
  | 'internalNote'
  | 'scopeTasks'
  | 'softwareSystems'
  | 'seniorityLevel'
  | 'engagementDetails'
  | 'engagementType'
  | 'startDate'
  | 'endDate'
  | 'preferredTimeOverlap'
  | 'duration'
  | 'payRate'
> &
  Partial<Pick<ProjectDetails, 'description' | 'payRateMax'>> & {
    /** The core hours of the firm, where it has named its zone. */
    firmDay?: FirmDay | null
  }

const wishing =
  /\b(?:nice|a plus|big plus|bonus|helps?|helpful|ideal(?:ly)?|prefer\w*|welcome|lovely|even better|better still|would be (?:good|great|useful|handy)|advantage|appreciat\w+|handy|useful|round (?:it|things) off|not insist|not (?:a )?(?:must|required|essential|necessary)|if you can|if you (?:also )?(?:know|have|speak|could|happen)|if possible|saves? time|saves us|extra|icing|desirable|desired|good to have|great to have|optional|wish|feel at home|some (?:cases|clients)|a few|along with it|come along|would like|love to see|points? for|counts? in your favor|glad|happy if|also|beyond that|later|eventually|occasional(?:ly)?|sometimes|now and then|, good$|good (?:if|for)|great if|better if|fine if|would not hurt|doesn[’']t hurt)\b/i
const demanding =
  /\b(?:must|need(?:s|ed)?|require[ds]?|requirement|essential|only (?:want|people|someone|candidates)|have to|has to|cannot teach|can[’']t teach|no time to teach|insist|non-?negotiable|should|who has|who have|who can|who knows|want (?:someone|somebody|a person|people)|looking for|experienced in|strong in|at least|fluent|be able to|take over|without (?:it|that)|otherwise|critical|mandatory|expected|deal-?breaker)\b/i
const excluding =
  /\b(?:not|no|never|rather than|instead of|other than|moved (?:away )?from|left|leaving|used to be on|migrat\w+ from|does(?:n[’']t| not) matter|no need|unlike|only done|has only)\b/i

type Found = Wanted & { strength: number; at: number; isAlternative?: boolean }

const defaultStrength: Partial<Record<Kind, number>> = {
  software: 1,
  service: 0.6,
  form: 0.6,
  industry: 0.5,
  state: 0.4,
  credential: 1,
  language: 1,
  standard: 0.8,
}

/** How firmly each clause asks for what it mentions: 2 is a must, 1 and below a wish. */
function wantedIn(text: string): Found[] {
  const found: Found[] = []
  for (const [at, sentence] of sentencesOf(text).entries()) {
    const isDemand = demanding.test(sentence)
    let before: Found[] = []
    for (const clause of clausesOf(sentence)) {
      const isWish = wishing.test(clause.text)
      const mentions = mentionsIn(clause.text).filter(
        ({ from }) => !excluding.test(clause.text.slice(Math.max(0, from - 40), from)),
      )
      // "…; a plus" is about the clause before it.
      if (mentions.length === 0 && isWish) for (const one of before) one.strength = Math.min(one.strength, wish)
      if (mentions.length === 0) continue
      before = mentions.map(({ kind, value, from, to }) => ({
        kind,
        value,
        strength: isWish ? wish : isDemand || demanding.test(clause.text) ? 2 : (defaultStrength[kind] ?? wish),
        at,
        isAlternative:
          alternative.test(clause.text.slice(to, to + 14)) ||
          alternativeBefore.test(clause.text.slice(Math.max(0, from - 14), from)) ||
          oneOfThem.test(sentence),
      }))
      found.push(...before)
    }
  }
  return found
}

const wish = 0.5
const alternative = /^s?,? (?:or|and\/or)\b|^ ?\/ ?|^ \((?:an? |or )/i
const alternativeBefore = /\b(?:or|either) (?:an? |in |on |with )?$|\/ ?$|\((?:an? |or )(?:US )?$/i
const oneOfThem =
  /\b(?:one of (?:them|these|the two)|either (?:one|of)|any of (?:them|these)|some (?:in|on) .{0,40}some (?:in|on)|or similar)\b/i

const weeksOpen = 52
const weeksPer: Record<string, number> = { w: 1, m: 52 / 12, q: 13, y: 52 }

/** At most as many as an owner could ask for: each of them is looked at, for everyone who is compared. */
const weeksIn = (duration: string, start: string | null, end: string | null): number =>
  Math.min(needLimits.weeks, weeksWritten(duration, start, end))

function weeksWritten(duration: string, start: string | null, end: string | null): number {
  if (start && end) return Math.max(1, Math.ceil((Date.parse(end) - Date.parse(start)) / 604_800_000))
  const found =
    /\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|sixteen|eighteen|twenty)[- ]?\+?\s*(weeks?|months?|quarters?|years?)\b/i.exec(
      duration,
    )
  const [, count, unit] = found ?? []
  if (!count || !unit) return weeksOpen
  return Math.round(numberIn(count) * (weeksPer[unit.charAt(0).toLowerCase()] ?? weeksOpen))
}

const dayLength = 8
const usualDay: FirmDay = { zone: 'America/New_York', from: '09:00', to: '17:00' }

const minutesOf = (clock: string) => 60 * Number(clock.slice(0, 2)) + Number(clock.slice(3))
/** Core hours end after they begin. In half hours, as overlap is asked for. */
const hoursOf = ({ from, to }: Window) => Math.floor((minutesOf(to) - minutesOf(from)) / 30) / 2

/** Overlap without hours of its own is with the firm's core hours, unless the text names another zone than the firm's. */
function windowOf(
  zone: string | null,
  range: { from: string; to: string } | null,
  day: FirmDay | null,
): Window & { isCore?: true } {
  if (!range && day && (zone ?? day.zone) === day.zone) return { ...day, isCore: true }
  return { ...usualDay, ...range, zone: zone ?? day?.zone ?? usualDay.zone }
}

function overlapIn(project: Brief, text: string): Need['overlap'] {
  const said = project.preferredTimeOverlap ?? ''
  const range = clockRangeIn(said.replace(/\b\w+\+? ?(?:hours?|hrs?|h)\b/i, ' '))
  const window = windowOf(zoneIn(said) ?? zoneIn(text), range, project.firmDay ?? null)
  const hours = /\b(\d+(?:\.\d+)?|one|two|three|four|five|six|seven|eight)\s?\+?\s?(?:or more )?(?:hours?|hrs?|h)\b/i
  const found =
    hours.exec(said) ??
    // Hours a week in the same sentence are no overlap.
    new RegExp(
      `${hours.source}(?!\\s*(?:an?|per|each|every|\\/)?\\s*(?:weekly|week|wk)\\b)(?=[^.]{0,40}\\b(?:overlap|day|common|together|ours?|online|working day)\\b)`,
      'i',
    ).exec(text)
  if (!found && !project.preferredTimeOverlap) return null
  const isWhole = /\b(?:full|whole|entire) (?:overlap|day)\b/i.test(said)
  const longest = window.isCore ? Math.min(dayLength, hoursOf(window)) : dayLength
  return { ...window, minHours: isWhole ? longest : Math.min(longest, numberIn(found?.[1] ?? '3')) }
}

/** Things of one kind that a sentence offers as alternatives become one line: "in Drake or Lacerte". */
function itemsOf(found: readonly Found[]): NeedItem[] {
  const items: { anyOf: Wanted[]; at: number; kind: Kind; isAlternative: boolean; firmness: number }[] = []
  for (const { kind, value, at, strength, isAlternative = false } of found) {
    const names = programsCalled(value)
    const family = items.find((item) => item.anyOf.some((one) => one.kind === kind && names.includes(one.value)))
    const offered = isAlternative
      ? items.find((item) => item.isAlternative && item.kind === kind && item.at === at)
      : undefined
    const item = family ?? offered
    const wanted = names.map((name) => ({ kind, value: name }))
    if (item) item.anyOf.push(...wanted.filter(({ value: name }) => item.anyOf.every((one) => one.value !== name)))
    else
      items.push({
        anyOf: wanted,
        at,
        kind,
        isAlternative,
        firmness: strength > 1 || kind === 'service' ? 1 : neutralFirmness,
      })
  }
  return items.map(({ anyOf, firmness }) => ({ anyOf, firmness }))
}

/** A program for work that isn't the project's own is a wish, unless the text insists on it. */
const isForOtherWork = ({ kind, value }: Found, asked: readonly (string | null)[]): boolean => {
  const services = partsOf(keyOf(kind, value)).filter((part) => part.startsWith('service:'))
  return services.length > 0 && services.every((service) => !asked.includes(service.slice('service:'.length)))
}

/** Where no service is ticked: the one that the title names, or the first. */
const mainService = (found: readonly Found[], title: string): string | null => {
  const services = found.filter(({ kind }) => kind === 'service').map(({ value }) => value)
  const named = mentionsIn(title).find(({ kind }) => kind === 'service')?.value
  return named ?? services[0] ?? null
}

/** What a partner's own text asks for. What they filled in holds against what the text says. */
export function readBrief(project: Brief): Need {
  const text = `${project.title}. ${[project.description, project.internalNote].filter(Boolean).join('\n')}`
  const strongest = new Map<string, Found>()
  const add = (one: Found) => {
    const key = `${one.kind}:${one.value}`
    const known = strongest.get(key)
    if (!known || one.strength > known.strength) strongest.set(key, { ...one, at: known?.at ?? one.at })
  }
  for (const one of wantedIn(text)) add(one)
  const services = project.scopeTasks.filter((task) => task !== 'Other')
  for (const value of services) add({ kind: 'service', value, strength: 3, at: -1 })
  for (const value of project.softwareSystems)
    for (const { kind, value: name } of mentionsIn(value)) add({ kind, value: name, strength: 2, at: -1 })
  const found = [...strongest.values()].sort((a, b) => a.at - b.at)
  // A project that is for one of the listed services asks for that one; others in the text are wishes.
  const asked = services.length > 0 ? services : [mainService(found, project.title)]
  const isMust = (one: Found) => {
    if (one.kind === 'service')
      return asked.some((service) => service === one.value) || (services.length === 0 && one.strength > 1)
    return one.strength > 1 || (one.strength === 1 && !isForOtherWork(one, asked))
  }
  const hours =
    hoursIn(text) ??
    (project.engagementDetails === 'Part-time' ? 20 : project.engagementDetails === 'Full-time' ? 40 : null)
  return {
    must: itemsOf(found.filter(isMust)),
    nice: itemsOf(found.filter((one) => !isMust(one))),
    overlap: overlapIn(project, text),
    hoursPerWeek: hours,
    start: project.startDate,
    weeks: weeksIn(`${project.duration ?? ''} ${text}`, project.startDate, project.endDate),
    maxRate: project.payRateMax ?? project.payRate,
    level: project.seniorityLevel,
  }
}
