import type { WorkingHours } from '../availability/working-hours.ts'
import type { ProfileData } from '../profiles/profile.ts'
import { seniorityLevels } from '../projects/details.ts'
import { type Kind, languageNamed, type Mention, mentionsIn } from '../trade/mentions.ts'
import type { TermKey } from '../trade/relations.ts'
import { software } from '../trade/software.ts'
import type { Correction } from './correction.ts'
import { credentialsIn, languageLevel } from './credentials.ts'
import { isFormerly, lastMonthIn } from './dates.ts'
import { type Book, type Evidence, evidenceBook, keyOf } from './evidence.ts'
import { isAccounting, levelOfTitle, type Market, type Month, marketOf, monthOf, monthOfDate } from './jobs.ts'
import { type Said, saidIn, zoneIn } from './said.ts'
import { sentencesOf } from './sentences.ts'
import { type Stance, stanceIn } from './stance.ts'

/** What matching knows about somebody. Name, photo, school, age and country are not part of it. */
export type TalentFacts = {
  id: string
  terms: Partial<Record<TermKey, Evidence[]>>
  /** States in which a job shows filings, or in which they say that they file. */
  states: string[]
  /** By `seniorityLevels`; null where no job is in accounting. */
  level: number | null
  /** Whether they gave their level themselves; otherwise it was read from job titles. */
  isLevelSaid?: boolean
  workingHours: Pick<WorkingHours, 'zone' | 'weekly'> | null
  hoursPerWeek: number | null
  earliestStart: string | null
  /** Which of both were given, but confirmed too long ago to count, and when that was. */
  stale?: { on: string; kinds: readonly ('hours' | 'start')[] }
  rate: number | null
  vettingAverage: number | null
  /** Working minutes until half of their replies of the last 180 days; null below five of them. */
  replyMinutes: number | null
}

/** What the product holds about somebody, as far as matching may see it. */
export type TalentInput = Pick<
  TalentFacts,
  'id' | 'workingHours' | 'hoursPerWeek' | 'earliestStart' | 'rate' | 'vettingAverage'
> & {
  /** Where nobody has measured replies, they aren't known. */
  replyMinutes?: number | null
  profile: Pick<
    ProfileData,
    'professional_summary' | 'work_experience' | 'skills' | 'certifications' | 'projects' | 'languages_spoken'
  > & {
    personal_info: { location: string | null }
  }
  corrections?: readonly Correction[]
}

/** Facts, and the sentences that a correction holds against. */
export type ReadFacts = TalentFacts & { overruled: Partial<Record<TermKey, string[]>> }

const termOf = ({ kind, value }: Mention): TermKey => keyOf(kind, value)

type Reading = Omit<Evidence, 'stance' | 'quote' | 'via'>

const crammedFrom = 7
const cramming =
  /^(?:keywords?|key ?skills|core competenc\w+|areas of expertise|expert in|skills? include|technologies|proficiencies|skilled professional with knowledge)\b/i

/** Terms that a sentence of a text shows, each with how its writer stands to it. */
function readSentence(book: Book, sentence: string, reading: Reading, today: Month): void {
  const found = mentionsIn(sentence).filter(({ kind }) => kind !== 'credential' && kind !== 'language')
  const stances = stanceIn(
    sentence,
    found.map(({ from }) => from),
  )
  const mentions = found.filter(({ from }) => stances.has(from))
  if (mentions.length === 0) return
  const named = new Set(mentions.filter(({ kind }) => kind !== 'service').map(termOf))
  const last = lastMonthIn(sentence, today)
  const isCrammed =
    reading.source !== 'work' && (named.size >= crammedFrom || (cramming.test(sentence) && named.size > 3))
  const stanceOf = ({ from }: Mention): Stance => {
    const said = stances.get(from) ?? 'works'
    return said === 'denied' && isFormerly(sentence) ? 'works' : said
  }
  // "Never filed sales tax; TaxJar files it": the program doesn't show what the sentence itself denies.
  const denied = new Set(mentions.filter((mention) => stanceOf(mention) === 'denied').map(termOf))
  for (const mention of mentions)
    book.add(
      termOf(mention),
      {
        ...reading,
        until: last === null ? reading.until : Math.min(last, reading.until ?? last),
        source: isCrammed ? 'crammed' : reading.source,
        market: marketOfMention(mention, sentence, reading.market),
        stance: stanceOf(mention),
        quote: sentence,
        via: null,
      },
      denied,
    )
}

/** A state or a federal form is American whatever else the job was. */
function marketOfMention({ kind }: Mention, sentence: string, job: Market): Market {
  if (kind === 'state' || kind === 'form') return 'us'
  const said = marketOf(sentence)
  return said === 'unsaid' ? job : said
}

type Job = ProfileData['work_experience'][number]

/** A job is for clients at home where it says so and nothing in it is American. */
function marketOfJob(job: Job, sentences: readonly string[]): Market {
  if (/,\s*[A-Z]{2}$/.test(job.location ?? '')) return 'us'
  const markets = [job.position ?? '', ...sentences].map(marketOf)
  if (markets.includes('us')) return 'us'
  const isAmerican = sentences.some((sentence) =>
    mentionsIn(sentence).some(({ kind }) => kind === 'state' || kind === 'form'),
  )
  return isAmerican ? 'us' : markets.includes('local') ? 'local' : 'unsaid'
}

const ledgers = new Set(software.all.filter(({ kind }) => kind === 'ledger').map(({ name }) => keyOf('software', name)))
const generalist = /\b(?:accountant|accounting|accounts)\b/i
const specialist = /\b(?:tax|audit|payroll|cost|fund|payable|receivable)\b/i

/** General accountants and those who work in a ledger program most likely keep books and close months. */
function readHints(book: Book, title: string, reading: Reading): void {
  const add = (value: string, quote: string) =>
    book.add(keyOf('service', value), { ...reading, source: 'hint', stance: 'works', quote, via: null })
  if (generalist.test(title) && !specialist.test(title)) {
    add('Bookkeeping', title)
    add('Month-End Close / Reconciliations', title)
  }
  for (const [term, all] of Object.entries(book.terms)) {
    const shown =
      ledgers.has(term as TermKey) && all?.find(({ source, stance }) => source === 'work' && stance === 'works')
    if (shown) add('Bookkeeping', shown.quote)
  }
}

function readJob(book: Book, job: Job, today: Month): { level: number; until: Month; market: Market } | null {
  const until = monthOf(job.end_date, today, true) ?? (job.start_date ? today : null)
  const since = monthOf(job.start_date, today) ?? until
  const months = until === null || since === null ? 0 : Math.max(1, until - since)
  const sentences = [job.description ?? '', ...job.achievements].flatMap(sentencesOf)
  const reading: Reading = { source: 'work', market: marketOfJob(job, sentences), until, months }
  for (const sentence of sentences) readSentence(book, sentence, reading, today)
  const title = job.position ?? ''
  for (const { kind, value } of mentionsIn(title))
    if (kind === 'service')
      book.add(keyOf(kind, value), {
        ...reading,
        source: 'title',
        stance: /trainee|intern\b|assistant/i.test(title) ? 'guided' : 'works',
        quote: title,
        via: null,
      })
  readHints(book, title, reading)
  return isAccounting(title) ? { level: levelOfTitle(title), until: until ?? 0, market: reading.market } : null
}

function readCredentials(book: Book, text: string, issuer: string | null, place: 'certification' | 'text'): boolean {
  const held = credentialsIn(text, issuer, place)
  for (const { value, holding, isSure } of held)
    book.add(keyOf('credential', value), {
      stance: holding === 'active' ? 'works' : holding === 'near' ? 'guided' : 'seen',
      source: isSure ? 'certificate' : 'list',
      market: 'us',
      until: null,
      months: 0,
      quote: text,
      via: null,
    })
  return held.length > 0
}

const courses =
  /\b(?:course|webinar|masterclass|basics|introduction|intro|in one day|fundamentals|bootcamp|workshop|training|tutorial|essentials|101|certificate of (?:completion|attendance)|crash|seminar|for beginners|nutshell|overview|primer)\b|:/i

/** Everything that a profile and its fields tell, as of a day. Pure: the same input gives the same facts. */
export function factsOf(input: TalentInput, today: string): ReadFacts {
  const { profile, corrections = [] } = input
  const said = corrections.filter(({ kind }) => kind !== 'level')
  const book = evidenceBook(new Map(said.map((one) => [keyOf(one.kind as Kind, one.value), one])))
  const month = monthOfDate(today)
  const jobs = profile.work_experience.map((job) => readJob(book, job, month)).filter((job) => job !== null)
  const summary = sentencesOf(profile.professional_summary ?? '').filter(
    (sentence) => !/^Personal details:/i.test(sentence),
  )
  const outside: Reading = { source: 'summary', market: 'unsaid', until: null, months: 0 }
  for (const sentence of summary) readSentence(book, sentence, outside, month)
  for (const { name, description } of profile.projects)
    for (const sentence of [name ?? '', ...sentencesOf(description ?? '')]) readSentence(book, sentence, outside, month)

  const { technical, frameworks, tools, languages, soft_skills } = profile.skills
  for (const item of [...technical, ...frameworks, ...tools, ...languages, ...soft_skills]) {
    readSentence(book, item, { ...outside, source: 'list' }, month)
    readCredentials(book, item, null, 'text')
  }
  for (const { name, issuer } of profile.certifications) {
    if (!name) continue
    const isCredential = readCredentials(book, name, issuer, 'certification')
    if (!isCredential || courses.test(name))
      for (const { kind, value } of mentionsIn(name))
        if (kind !== 'credential')
          book.add(keyOf(kind, value), { ...outside, source: 'certificate', stance: 'seen', quote: name, via: null })
  }
  const prose = [
    ...summary,
    ...profile.work_experience.flatMap((job) => [job.description ?? '', ...job.achievements].flatMap(sentencesOf)),
  ]
  for (const sentence of prose) {
    readCredentials(book, sentence, null, 'text')
    readLanguages(book, sentence)
  }
  for (const { language, proficiency } of profile.languages_spoken) {
    const name = language && languageNamed(language)
    if (name)
      book.add(keyOf('language', name), {
        ...outside,
        source: 'person',
        stance: languageLevel(`${proficiency ?? ''} ${language}`) ?? 'guided',
        quote: `${language}, ${proficiency ?? 'level not given'}`,
        via: null,
      })
  }

  for (const { kind, value, stance, lastUsed } of said)
    book.add(keyOf(kind as Kind, value), {
      stance,
      source: 'said',
      market: 'unsaid',
      until: lastUsed === null ? null : Math.min(month, lastUsed * 12 + 11),
      months: 0,
      quote: '',
      via: null,
    })

  const written = saidIn([...summary], today, zoneIn(profile.personal_info.location ?? ''))
  const ownLevel = corrections.find(({ kind }) => kind === 'level')
  return {
    id: input.id,
    terms: book.terms,
    overruled: book.overruled,
    states: statesIn(book.terms),
    level: ownLevel ? (seniorityLevels as readonly string[]).indexOf(ownLevel.value) : levelFrom(jobs),
    ...(ownLevel && { isLevelSaid: true }),
    workingHours: input.workingHours ?? (written.day && weekOf(written.day)),
    hoursPerWeek: input.hoursPerWeek ?? written.hoursPerWeek,
    earliestStart: input.earliestStart ?? written.earliestStart,
    rate: input.rate ?? written.rate,
    vettingAverage: input.vettingAverage,
    replyMinutes: input.replyMinutes ?? null,
  }
}

const weekOf = ({ zone, from, to }: NonNullable<Said['day']>) => ({
  zone,
  weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from, to })),
})

const statesIn = (terms: TalentFacts['terms']): string[] =>
  Object.entries(terms)
    .filter(
      ([term, all]) =>
        term.startsWith('state:') &&
        all?.some(({ stance, source }) => stance === 'works' && (source === 'work' || source === 'said')),
    )
    .map(([term]) => term.slice('state:'.length))

/** What a sentence says around a place, between marks that end what is said of it. */
function pieceAt(sentence: string, place: number, marks: RegExp, near = { before: 200, after: 200 }): string {
  const ends = Array.from(sentence.matchAll(marks), ({ index }) => index)
  const from = Math.max(place - near.before, (ends.findLast((end) => end < place) ?? -1) + 1)
  return sentence.slice(from, Math.min(place + near.after, ends.find((end) => end >= place) ?? sentence.length))
}

function readLanguages(book: Book, sentence: string): void {
  for (const { kind, value, from } of mentionsIn(sentence)) {
    if (kind !== 'language') continue
    const level =
      languageLevel(pieceAt(sentence, from, /[;,]/g)) ??
      languageLevel(pieceAt(sentence, from, /;/g, { before: 40, after: 60 }))
    if (level)
      book.add(keyOf('language', value), {
        stance: level,
        source: 'summary',
        market: 'unsaid',
        until: null,
        months: 0,
        quote: sentence,
        via: null,
      })
  }
}

/** The level of the latest job; work for clients at home counts only where there is no other. */
function levelFrom(jobs: readonly { level: number; until: Month; market: Market }[]): number | null {
  const abroad = jobs.filter(({ market }) => market !== 'local')
  const relevant = abroad.length > 0 ? abroad : jobs
  return relevant.length === 0
    ? null
    : relevant.reduce((best, one) =>
        one.until > best.until || (one.until === best.until && one.level > best.level) ? one : best,
      ).level
}
