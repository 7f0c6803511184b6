import type { ProjectDetails } from '../projects/details.ts'
import { type Kind, mentionsIn } from '../trade/mentions.ts'
import type { Need, NeedItem, Wanted } from './need.ts'
import { clockRangeIn, hoursIn, numberIn, zoneIn } from './said.ts'
import { clausesOf, sentencesOf } from './sentences.ts'

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
>

const wishing =
  /\b(?:nice|plus|bonus|helps?|helpful|ideal(?:ly)?|prefer\w*|welcome|lovely|even better|better still|would be (?:good|great|useful|handy)|advantage|appreciat\w+|handy|useful|round (?:it|things) off|not insist|not (?:a )?(?:must|required|essential|necessary)|if you can|if you (?:also )?(?:know|have|speak|could|happen)|if possible|saves? time|saves us|extra|icing|desirable|desired|good to have|great to have|optional|wish|feel at home|some (?:cases|clients)|a few|along with it|come along|would like|love to see|points? for|counts? in your favor|glad|happy if|also|beyond that|later|eventually|occasional(?:ly)?|sometimes|now and then|good\b)/i
const demanding =
  /\b(?:must|need(?:s|ed)?|require[ds]?|requirement|essential|only (?:want|people|someone|candidates)|have to|has to|cannot teach|can[’']t teach|no time to teach|insist|non-?negotiable|should have|should be|who has|who have|who can|who knows|want (?:someone|somebody|a person|people)|looking for|experienced in|strong in|at least|fluent|be able to|take over|without (?:it|that)|otherwise|critical|mandatory|expected|deal-?breaker)\b/i
const excluding =
  /\b(?:not|no|never|rather than|instead of|other than|moved (?:away )?from|left|leaving|used to be on|migrat\w+ from|does(?:n[’']t| not) matter|no need|unlike|only done|has only)\b/i

type Found = Wanted & { strength: number; at: number }

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

/** How firmly each clause asks for what it mentions: 2 is a must, 1 and below a wish, 0 not at all. */
function wantedIn(text: string): Found[] {
  const found: Found[] = []
  let at = 0
  for (const sentence of sentencesOf(text)) {
    const isWish = wishing.test(sentence)
    for (const clause of clausesOf(sentence)) {
      for (const { kind, value, from } of mentionsIn(clause.text)) {
        const before = clause.text.slice(0, from)
        if (excluding.test(before.slice(-40)) && !/\bnot only\b/i.test(before)) continue
        const isClauseWish = wishing.test(clause.text)
        const strength =
          isClauseWish || (isWish && !demanding.test(clause.text))
            ? 0.5
            : demanding.test(clause.text) || demanding.test(sentence)
              ? 2
              : (defaultStrength[kind] ?? 0.5)
        found.push({ kind, value, strength, at: at++ })
      }
    }
  }
  return found
}

const weeksOpen = 52

function weeksIn(duration: string, start: string | null, end: string | null): number {
  if (start && end) return Math.max(1, Math.ceil((Date.parse(end) - Date.parse(start)) / 604_800_000))
  const found =
    /\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|sixteen|eighteen|twenty)[- ]?\+?\s*(weeks?|months?|quarters?|years?)\b/i.exec(
      duration,
    )
  if (!found) return weeksOpen
  const count = numberIn(found[1]!)
  return Math.round(
    count * (/^w/i.test(found[2]!) ? 1 : /^m/i.test(found[2]!) ? 52 / 12 : /^q/i.test(found[2]!) ? 13 : 52),
  )
}

const dayLength = 8

function overlapIn(project: Brief, text: string): Need['overlap'] {
  const said = project.preferredTimeOverlap ?? ''
  const zone = zoneIn(said) ?? zoneIn(text) ?? 'America/New_York'
  const range = clockRangeIn(said.replace(/\b\w+\+? ?(?:hours?|hrs?|h)\b/i, ' ')) ?? { from: '09:00', to: '17:00' }
  const hours = /\b(\d+(?:\.\d+)?|one|two|three|four|five|six|seven|eight)\s?\+?\s?(?:or more )?(?:hours?|hrs?|h)\b/i
  const found =
    hours.exec(said) ??
    new RegExp(`${hours.source}(?=[^.]{0,40}\\b(?:overlap|day|common|together|ours?|online|working day)\\b)`, 'i').exec(
      text,
    )
  if (!found && !project.preferredTimeOverlap) return null
  const isWhole = /\b(?:full|whole|entire) (?:overlap|day)\b/i.test(said)
  return { zone, ...range, minHours: isWhole ? dayLength : Math.min(dayLength, found ? numberIn(found[1]!) : 3) }
}

/** Programs that are offered as alternatives: "in Drake or Lacerte", "some online and some desktop". */
function alternatives(items: Found[]): NeedItem[] {
  const families: Wanted[][] = [
    [
      { kind: 'software', value: 'QuickBooks Online' },
      { kind: 'software', value: 'QuickBooks Desktop' },
    ],
    [
      { kind: 'software', value: 'ADP Run' },
      { kind: 'software', value: 'ADP Workforce Now' },
    ],
    [
      { kind: 'software', value: 'CCH Axcess' },
      { kind: 'software', value: 'CCH ProSystem fx' },
    ],
  ]
  const general: Record<string, number> = { QuickBooks: 0, ADP: 1, CCH: 2 }
  return items.map(({ kind, value }) => ({
    anyOf: kind === 'software' && value in general ? families[general[value]!]! : [{ kind, value }],
  }))
}

/** What a partner's own text asks for. What they filled in holds against what the text says. */
export function readBrief(project: Brief): Need {
  const text = `${project.title}. ${project.internalNote ?? ''}`
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
  const isMust = ({ kind, strength }: Found) =>
    kind === 'service' && services.length > 0 ? strength >= 3 : strength >= 1
  const hours =
    hoursIn(text) ??
    (project.engagementDetails === 'Part-time' ? 20 : project.engagementDetails === 'Full-time' ? 40 : null)
  return {
    must: alternatives(found.filter(isMust)),
    nice: alternatives(found.filter((one) => !isMust(one))),
    overlap: overlapIn(project, text),
    hoursPerWeek: hours,
    start: project.startDate,
    weeks: weeksIn(`${project.duration ?? ''} ${text}`, project.startDate, project.endDate),
    maxRate: project.payRate,
    level: project.seniorityLevel,
  }
}
