import { licenseState } from '../trade/credentials.ts'
import { mentionsIn } from '../trade/mentions.ts'
import { stateNames } from '../trade/state-names.ts'

/** `active`: may be used today. `near`: passed or lapsed. `studying`: no more than a plan. */
export type Holding = 'active' | 'near' | 'studying'
export type HeldCredential = { value: string; holding: Holding; isSure: boolean }

const studying =
  /\b(?:candidate|in progress|pursuing|studying|student|preparing|prep course|aspir\w*|sitting|enrolled in|registered for|working (?:on|towards?)|expected|plan(?:s|ning)?|exam:? ?(?:\d|one|two|three)|(?:\d|one|two|three)(?: of (?:\d|four))? (?:parts?|sections?|papers?)(?: (?:to go|passed|left|remaining|cleared|done))?|part \d|(?:FAR|AUD|REG|BEC|BAR|ISC|TCP)(?:,? (?:and|&) (?:FAR|AUD|REG|BEC|BAR))* (?:passed|cleared|done)|not yet (?:certified|licensed|a)|course|eligible to sit|review(?:ee)?|level [i1]+\b|intermediate|inter\b|foundation|one group|exam scheduled|eligible|(?:CPA|EA|CMA)[- ]track|no (?:parts?|sections?|exams?) (?:taken|passed|yet)|towards|\d ?\/ ?\d|hoping|goal|aim(?:s|ing)?|exams?(?: next| in)?)\b/i
const nearly =
  /\b(?:all (?:four|4|three|3) (?:\w+ )?(?:parts|sections|exams|papers)|passed all|exam(?:s|ination)?:?(?: -| –)? (?:passed|cleared|complete)|(?:passed|cleared) (?:all )?(?:the )?(?:\w+ ){0,6}exam\w*|passed the (?:\w+ ){0,3}exams?|cleared (?:the )?(?:\w+ )?exams?|4 of 4|4\/4|licen[sc]e (?:pending|applied|in process|application)|pending licen[sc]\w*|awaiting licen\w*|inactive|lapsed|expired|retired|suspended|dormant|non-?practi[cs]ing|not (?:renewed|active|current)|formerly|previously|former (?:US |licensed )?(?:CPA|EA|CMA|licen)|held [^.;]{0,40} until|(?:not|n[’']t) renew|used to (?:be|hold|have)|no longer (?:licensed|active|hold|a)|let (?:it|my licen[sc]e|the licen[sc]e) (?:go|lapse|expire)|gave (?:it|my licen[sc]e) up|gave up (?:it|my licen[sc]e|the licen[sc]e)|was (?:a )?licensed|surrendered|on hold|voluntar\w+ relinquish\w*)\b/i
const foreign =
  /\b(?:Philippines?|Philippine|PRC|Professional Regulat\w+|board passer|India|ICAI|Australia|Canada|Ontario|British Columbia|Kenya|ICPAK|KASNEB|Ireland|Hong Kong|HKICPA|Singapore|Malaysia|Korea|Japan|Nigeria|ICAN|Ghana|Uganda|Tanzania|Zambia|Bangladesh|Nepal|Israel|Mexico|Contador|Colombia|Egypt|Jordan|Lebanon|Guatemala|Indonesia|Vietnam|Pakistan|Sri Lanka)\b/i
const american = new RegExp(
  `\\b(?:US|U\\.S\\.|USA|United States|state board|board of accountancy|AICPA|NASBA|IRS|Internal Revenue|${Object.values(stateNames).join('|')}|Guam|Puerto Rico|Virgin Islands|Northern Mariana)\\b`,
)

/** `CPA firms`, `CPA exam`: the letters, but nobody's license. */
const notHeld =
  /^s?[’']?s? ?-?(?:firms?|offices?|practices?|clients?|partners?|teams?|exam\w*|review|board|network|society|services|company|led|shops?|s\b|group|PC|LLP|LLC|Inc|who|reviewed|signs?|signed)\b/i
/** Nobody is several CPAs. */
const several = /(?:CPAs|EAs|CMAs|ProAdvisors|agents|accountants)\b/i
const ofOthers =
  /\b(?:for|with|of|by|to|under|our|the|a|several|one|two|three|four|five|licensed|US|U\.S\.|reporting to an?) ?(?:[\w’'-]+ )?$/i

/** Where what is said of one license ends and what is said of the next begins: at the last mark or "and" between them. */
function stretchStart(text: string, after: number, from: number): number {
  const marks = [...text.slice(after, from).matchAll(/[,;]| and | but /g)]
  return after + (marks.at(-1)?.index ?? 0)
}

/** The licenses that a text says somebody holds; `place` tells a line of the list of certifications from running text. */
export function credentialsIn(text: string, issuer: string | null, place: 'certification' | 'text'): HeldCredential[] {
  return mentionsIn(text)
    .filter(
      ({ kind, value, from }, at, all) =>
        kind === 'credential' && all.findIndex((one) => one.value === value && Math.abs(one.from - from) < 12) === at,
    )
    .sort((a, b) => a.from - b.from)
    .flatMap(({ value, from, to }, at, all): HeldCredential[] => {
      const begins = at === 0 ? 0 : stretchStart(text, all[at - 1]?.to ?? 0, from)
      const next = all[at + 1]
      const whole = `${text.slice(begins, next && stretchStart(text, to, next.from))} ${issuer ?? ''}`
      const isPath = studying.test(whole) || nearly.test(whole)
      if (place === 'text' && several.test(text.slice(from, to + 1))) return []
      if (notHeld.test(text.slice(to)) && !isPath) return []
      if (
        place === 'text' &&
        !isPath &&
        ofOthers.test(text.slice(0, from)) &&
        !/\b(?:I am|I’m|I'm|I was|am|as|licensed|active|hold|held|became|earned|qualified)\b[^.]{0,20}$|\balso an? $/i.test(
          text.slice(0, from),
        )
      )
        return []
      const holding: Holding = nearly.test(whole) ? 'near' : studying.test(whole) ? 'studying' : 'active'
      if (!value.startsWith('CPA')) return [{ value, holding, isSure: true }]
      if (value !== 'CPA' || (foreign.test(whole) && !/\bUS CPA\b/i.test(whole)))
        return value === 'CPA' ? [{ value: 'CPA abroad', holding, isSure: true }] : [{ value, holding, isSure: true }]
      const isUs = american.test(whole) || licenseState(text) !== undefined
      return [{ value: 'CPA', holding, isSure: isUs || place === 'text' }]
    })
}

const strong =
  /\b(?:native|mother tongue|first language|bilingual|fluent|fluency|professional|advanced|proficient|full|C1|C2|B2|business|excellent|near-native|working proficiency|upper[- ]intermediate|daily|work in|working language|upper)\b/i
const middling =
  /\b(?:conversational|intermediate|limited working|B1|moderate|good|fair|everyday|can hold|casual|spoken)\b/i
const weak =
  /\b(?:basic|beginner|elementary|A1|A2|little|some|learning|rudimentary|school|greetings|small talk|a few words|phrases)\b/i

/** How well someone has a language: to work in it, to talk, or hardly. */
export function languageLevel(words: string): 'works' | 'guided' | 'seen' | null {
  if (weak.test(words)) return 'seen'
  if (/\blimited working\b/i.test(words)) return 'guided'
  if (/\b(?:upper[- ]intermediate)\b/i.test(words)) return 'works'
  if (middling.test(words) && !/\b(?:fluent|professional|native|C1|C2|B2)\b/i.test(words)) return 'guided'
  return strong.test(words) ? 'works' : null
}
