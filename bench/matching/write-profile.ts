import { isDoneIn } from './families.ts'
import type { Use } from './grade.ts'
import { nameWordOf, numberIn } from './lookalikes.ts'
import { numberText } from './number-text.ts'
import type { Job, Note, Person } from './person.ts'
import type { Random } from './random.ts'
import { fillIn, titleOf } from './titles.ts'
import { type Item, type Kind, keyOf } from './trade.ts'
import type { Voice, Ways } from './voice.ts'
import type { Certificate, Piece, Written, WrittenJob } from './written.ts'

/** Writes what a person would put into the product. */
export class Writer {
  private readonly random: Random
  private readonly voice: Voice
  private used = new Set<string>()

  constructor(random: Random, voice: Voice) {
    this.random = random
    this.voice = voice
  }

  /** A way of saying it that this person hasn't used yet, if there is one. */
  private fresh(templates: string[]): string {
    const unused = templates.filter((template) => !this.used.has(template))
    const template = this.random.pick(unused.length > 0 ? unused : templates)
    this.used.add(template)
    return template
  }

  private say(ways: Ways, value: string): string {
    return this.fresh(ways[value] ?? [value])
  }

  private dutyOf(kind: keyof Voice['duty'], { value }: Use): string {
    return fillIn(this.say(this.voice.duty[kind], value), { c: String(this.random.integer(4, 30)) })
  }

  private nameOf({ kind, value }: Item): string {
    if (kind === 'credential' || kind === 'language') return value
    return this.say(this.voice.name[kind], value)
  }

  private join(names: string[]): string {
    const joiner = this.random.pick(this.voice.joiners)
    if (!joiner.includes('and')) return names.join(joiner)
    return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
  }

  private sentence(text: string): string {
    const capital = text.charAt(0).toUpperCase() + text.slice(1)
    return this.voice.endsWithPeriod && !/[.!?]$/.test(capital) ? `${capital}.` : capital
  }

  private piece(template: string, values: Record<string, string>, uses: Item[]): Piece {
    // What begins a sentence of its own is written small inside another.
    const { duty } = values
    const inside = duty && !template.startsWith('{duty}') && /^[A-Z][a-z]/.test(duty)
    const fitted = inside ? { ...values, duty: duty.charAt(0).toLowerCase() + duty.slice(1) } : values
    return { text: this.sentence(fillIn(template, fitted)), keys: uses.map(keyOf) }
  }

  private list(kind: keyof Voice['listing'], uses: Use[], size: number): Piece[] {
    const pieces: Piece[] = []
    let rest = this.random.shuffle(uses)
    while (rest.length > 0) {
      const some = rest.slice(0, this.random.integer(1, size))
      rest = rest.slice(some.length)
      const x = this.join([...new Set(some.map((use) => this.nameOf(use)))])
      pieces.push(this.piece(this.fresh(this.voice.listing[kind]), { x }, some))
    }
    return pieces
  }

  private note({ type, item }: Note): Piece {
    const x =
      type === 'number'
        ? (numberIn(item) ?? '')
        : type === 'company' || type === 'namesake'
          ? (nameWordOf(item) ?? '')
          : this.nameOf(item)
    return this.piece(this.fresh(this.voice.notes[type]), { x }, [])
  }

  /** The sentences about a job for US clients. */
  private work(job: Job, isInUs: boolean): Piece[] {
    const { random, voice } = this
    const told = job.uses.filter(({ depth }) => depth === 'guided' || !random.chance(voice.omits))
    const alone = told.filter(({ depth }) => depth === 'alone')
    const open = new Set(alone)
    const of = (kind: Kind) => alone.filter((use) => use.kind === kind && open.has(use))
    const pieces: Piece[] = []
    for (const service of of('service')) {
      const duty = this.dutyOf('service', service)
      const program = of('software').find(({ value }) => isDoneIn(service.value, value))
      const clients = of('industry')[0]
      open.delete(service)
      if (program && random.chance(0.55)) {
        open.delete(program)
        pieces.push(this.piece(this.fresh(voice.dutyIn), { duty, x: this.nameOf(program) }, [service, program]))
      } else if (clients && random.chance(0.35)) {
        open.delete(clients)
        pieces.push(this.piece(this.fresh(voice.dutyFor), { duty, x: this.nameOf(clients) }, [service, clients]))
      } else pieces.push(this.piece('{duty}', { duty }, [service]))
    }
    const byDuty = (kind: 'industry' | 'standard') => {
      const [some, rest] = [of(kind).filter((_, at) => at === 0 && random.chance(0.5)), of(kind)]
      for (const use of some) pieces.push(this.piece('{duty}', { duty: this.dutyOf(kind, use) }, [use]))
      pieces.push(
        ...this.list(
          kind,
          rest.filter((use) => !some.includes(use)),
          2,
        ),
      )
    }
    byDuty('industry')
    byDuty('standard')
    pieces.push(
      ...this.list('software', of('software'), 3),
      ...this.list('form', of('form'), 3),
      ...this.list('state', of('state'), 4),
    )
    for (const use of told.filter(({ depth }) => depth === 'guided'))
      pieces.push(this.piece(this.fresh(voice.guided), { x: this.nameOf(use) }, [use]))
    pieces.push(...job.notes.map((note) => this.note(note)))
    const filler = random
      .some(voice.filler, random.integer(0, 2))
      .map((text) => this.piece(text, { n: String(random.integer(3, 38)) }, []))
    const all = random.shuffle([...pieces, ...filler])
    return isInUs ? all : [this.piece(this.fresh(voice.usClients), {}, []), ...all]
  }

  private job(job: Job, { place }: Person): WrittenJob {
    const { random, voice } = this
    const dates = { start: job.start, end: job.end ?? 'Present' }
    if (!job.isForUsClients) {
      const duties = random.some(voice.localDuties[place.country] ?? [], 2)
      return {
        ...dates,
        company: random.pick(voice.localCompanies[place.country] ?? ['Family business']),
        position: random.pick(voice.localTitles),
        location: place.place,
        pieces: duties.map((text) => this.piece(text, {}, [])),
      }
    }
    const company = random.pick(voice.companies)
    return {
      ...dates,
      company,
      position: titleOf(random, voice, job),
      location: place.isInUs ? place.place : 'Remote',
      pieces: this.work(job, place.isInUs),
    }
  }

  private spoken(person: Person): Pick<Written, 'languages'> & { pieces: Piece[] } {
    const { random, voice } = this
    const pieces: Piece[] = []
    const languages = person.languages.flatMap(({ language, skill }, at) => {
      const item: Item = { kind: 'language', value: language }
      const isNative = at === (person.place.isInUs ? 0 : 1)
      if (language !== 'English' && !isNative && random.chance(0.3)) {
        pieces.push(this.piece(random.pick(voice.languageText[skill]), { x: language }, [item]))
        return []
      }
      return [
        { language, proficiency: random.pick(voice.proficiency[isNative ? 'native' : skill]), keys: [keyOf(item)] },
      ]
    })
    return { languages, pieces }
  }

  private credentials(person: Person): { certificates: Certificate[]; pieces: Piece[] } {
    const { random, voice } = this
    const certificates: Certificate[] = []
    const pieces: Piece[] = []
    const certificate = (text: string, keys: string[]) => {
      const [name = '', issuer = null] = text.split(' @ ')
      certificates.push({ name, issuer, keys })
    }
    for (const { short, status } of person.credentials) {
      const key = `${short} ${status}`
      const keys = [keyOf({ kind: 'credential', value: short })]
      if (random.chance(0.65)) certificate(this.say(voice.certificates, key), keys)
      else pieces.push({ text: this.sentence(this.say(voice.credentialText, key)), keys })
    }
    const local = voice.localCredentials[person.place.country]
    if (local && random.chance(0.4)) certificate(random.pick(local), [])
    return { certificates, pieces }
  }

  private toldInWords(person: Person): Piece[] {
    const { random, voice } = this
    const other = random.chance(0.5) ? 0.8 : 1.25
    const figures = {
      rate: (factor: number) => Math.round(person.rate * factor * 2) / 2,
      hours: (factor: number) => Math.min(45, Math.round(person.hoursPerWeek * factor)),
    }
    const say = (field: keyof Voice['tell'], values: Record<string, string>) =>
      this.piece(random.pick(voice.tell[field]), values, [])
    const pieces: Piece[] = []
    for (const field of ['rate', 'hours'] as const) {
      const how = person.told[field]
      if (how !== 'words' && how !== 'both') continue
      const exact = field === 'rate' ? person.rate : person.hoursPerWeek
      const figure = how === 'words' ? exact : figures[field](other)
      pieces.push(say(field, { n: String(figure), dollars: `$${figure}`, words: numberText(figure) }))
    }
    if (person.told.start === 'words' || person.told.start === 'both') {
      const day = Temporal.PlainDate.from(person.earliestStart).add({ days: person.told.start === 'both' ? 21 : 0 })
      pieces.push(say('start', { date: voice.date(day, random) }))
    }
    const range = person.schedule.weekly[0]
    if (person.told.schedule === 'words' && range) {
      const isAtHome = person.schedule.zone === person.place.zone
      const city = isAtHome ? (person.place.place.split(',')[0] ?? '') : 'New York'
      pieces.push(say('schedule', { from: voice.clock(range.from), to: voice.clock(range.to), city }))
    }
    return pieces
  }

  private summary(person: Person, title: string): Piece[] {
    const { random, voice } = this
    const first = person.jobs.at(-1)?.start ?? '2024-01'
    const years = person.claimedYears
      ? `${person.claimedYears}+`
      : String(Math.max(1, 2026 - Number(first.slice(0, 4))))
    const newest = person.jobs[0]
    const pieces = [this.piece(random.pick(voice.summary), { title, years }, [])]
    const some = (kind: Kind) =>
      random.some(
        (newest?.uses ?? []).filter((use) => use.kind === kind && use.depth === 'alone'),
        2,
      )
    const services = some('service')
    if (services.length > 0 && random.chance(0.5))
      pieces.push(
        this.piece(random.pick(voice.focus), { x: this.join(services.map((use) => this.nameOf(use))) }, services),
      )
    const programs = some('software')
    if (programs.length > 0 && random.chance(0.35))
      pieces.push(
        this.piece(random.pick(voice.toolsText), { x: this.join(programs.map((use) => this.nameOf(use))) }, programs),
      )
    return pieces
  }

  write(person: Person): Written {
    const { random, voice } = this
    this.used = new Set()
    const jobs = person.jobs.map((job) => this.job(job, person))
    const { languages, pieces: languagePieces } = this.spoken(person)
    const { certificates, pieces: credentialPieces } = this.credentials(person)
    const claimed = person.claims.map((item) => ({ item, text: this.nameOf(item) }))
    const isListed = claimed.length > 6
    const isInSummary = isListed && random.chance(0.4)
    const claimPieces = isInSummary
      ? [this.piece(random.pick(voice.claimText), { x: claimed.map(({ text }) => text).join(', ') }, [])]
      : []
    const newest = person.jobs[0]?.uses.filter(({ depth }) => depth === 'alone') ?? []
    const entries = (kind: Kind, chance: number): Piece[] => [
      ...newest
        .filter((use) => use.kind === kind && random.chance(chance))
        .map((use) => ({ text: this.nameOf(use), keys: [keyOf(use)] })),
      ...claimed.filter(({ item }) => !isInSummary && item.kind === kind).map(({ text }) => ({ text, keys: [] })),
    ]
    const hasLists = random.chance(0.7) || isListed
    const details = random.chance(0.12)
      ? [
          {
            text: `Personal details: ${random.pick(['married, two kids', 'single, 29', 'male, 41', 'female, 36', 'age 52, grandparent'])}.`,
            keys: [],
          },
        ]
      : []
    return {
      summary: [
        ...this.summary(person, jobs[0]?.position ?? ''),
        ...random.shuffle([...languagePieces, ...credentialPieces, ...claimPieces, ...this.toldInWords(person)]),
        ...details,
      ],
      jobs,
      tools: hasLists ? random.shuffle(entries('software', 0.6)) : [],
      technical: hasLists
        ? random.shuffle([...entries('service', 0.4), ...entries('form', 0.3), ...entries('standard', 0.4)])
        : [],
      frameworks: hasLists && random.chance(0.3) ? entries('industry', 0.6) : [],
      certificates,
      languages,
    }
  }
}
