import { seniorityLevels } from '../projects/details.ts'
import { titleTerms } from '../trade/title-terms.ts'

/** Months since year 0: easy to compare and to subtract. */
export type Month = number

/** `2021-04`, `2021`, `Apr 2021`, `04/2021` or `Present`. */
export function monthOf(text: string | null, today: Month, isEnd = false): Month | null {
  const said = text ?? ''
  if (/present|current|now|to date|today|ongoing/i.test(said)) return today
  const year = /(?:19|20)\d\d/.exec(said)?.[0]
  if (!year) return null
  const rest = said.replace(year, ' ')
  const named = months.findIndex((name) => new RegExp(`\\b${name}`, 'i').test(rest))
  const number = Number(/\b(0?[1-9]|1[0-2])\b/.exec(rest)?.[1] ?? 0)
  const month = named >= 0 ? named + 1 : number || (isEnd ? 12 : 1)
  return Math.min(Number(year) * 12 + month - 1, today)
}

export const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** The month of a date such as 2027-01-18. */
export const monthOfDate = (date: string): Month => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1

const levelOf = (name: (typeof seniorityLevels)[number]) => seniorityLevels.indexOf(name)

const titles: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:assistant|asst\.?|deputy|associate) (?:financial |corporate )?controller\b|\bassistant (?:finance |accounting |tax |audit )?manager\b/i,
    levelOf('Manager'),
  ],
  [
    /\b(?:assistant|junior|jr\.?|trainee|intern|articled|apprentice|clerk|encoder|data entry|entry[- ]level|aide)\b/i,
    levelOf('Staff'),
  ],
  [
    /\b(?:CFO|chief financial|chief finance|VP|vice president|SVP|finance director|managing director|partner|CAO|chief accounting)\b/i,
    levelOf('CFO'),
  ],
  [
    /\b(?:controller|comptroller|director|head of|chief accountant|principal|financial controller)\b/i,
    levelOf('Controller'),
  ],
  [
    /(?<!\b(?:office|account|case|project|relationship|store|shift|property|community|product|delivery|campaign|floor) )\bmanager\b|\b(?:team lead(?:er)?|lead(?:er)? of|mgr)\b/i,
    levelOf('Manager'),
  ],
  [
    /\b(?:senior|sr\.?|lead|supervisor|full[- ]charge|in[- ]charge|experienced|specialist ii+|reviewer|advanced|III|II)\b/i,
    levelOf('Senior'),
  ],
]

/** The level of a title, by `seniorityLevels`: the lowest for a title that says nothing about it. */
export const levelOfTitle = (title: string): number =>
  titles.find(([pattern]) => pattern.test(title))?.[1] ?? levelOf('Staff')

const accounting = new RegExp(titleTerms.join('|'), 'i')

/** Work in accounting, unlike a call center or a warehouse. */
export const isAccounting = (title: string): boolean => accounting.test(title)

const local =
  /\blocal(?:ly)?\b|\bat home\b|\bdomestic\b|\bstatutory\b|\bVAT\b|\bGST\b|\bTDS\b|\bBIR\b|\bPAYE\b|\bSSS\b|\bPhilHealth\b|\bPag-?IBIG\b|\bprovident fund\b|\bESI\b|\bHMRC\b|\bSAT \(|\bDIAN\b|\bCFDI\b|\bFIRS\b|\bKRA\b|\bSARS\b|\bZUS\b|\bFBR\b|\bAFIP\b|\bSUNAT\b|\bICA tax\b|\bretefuente\b|\bsingle[- ]touch payroll\b|\bBAS\b returns|\bCompanies Act\b|\bIndian (?:GAAP|clients|compan\w+|tax|income tax)\b|\bPhilippine (?:clients|tax|compan\w+|GAAP)\b|\bdomestic (?:clients|compan\w+)\b|\b(?:UK|Australian|Canadian|Singapore|Dubai|UAE|Indian|Philippine|Kenyan|Nigerian|Mexican|Colombian|Pakistani|Egyptian|Polish|Brazilian|Argentine|South African|Sri Lankan|Bangladeshi|Nepali|European) (?:clients?|compan\w+|entit\w+|firms?|businesses|market|tax(?:es)?|subsidiar\w+|payroll|retailers?|books|traders?|SMEs?|group)\b|\bfor (?:a |an |the )?(?:\w+ )?(?:Manila|Cebu|Mumbai|Delhi|Bangalore|Bengaluru|Pune|Chennai|Hyderabad|Ahmedabad|Lahore|Karachi|Nairobi|Lagos|Bogotá|Bogota|Mexico City|Kraków|Warsaw|Cairo|Colombo|Johannesburg|Cape Town|Buenos Aires|Lima|São Paulo) (?:\w+ ){0,2}(?:company|trader|distributor|importer|retailer|exporter|manufacturer|group|firm|supplier)\b/i
const placed =
  /\b(?:business(?:es)?|compan\w+|clients?|firms?|shops?|stores?|traders?|groups?|retailers?|hotels?|schools?|clinics?|cooperatives?|distributors?|importers?|exporters?|SMEs?)\b[^.;]{0,25}\b(?:in|around|across|of) (?:the )?(?:Manila|Cebu|Davao|Iloilo|Makati|Quezon|Philippines|India|Mumbai|Delhi|Bengaluru|Bangalore|Chennai|Hyderabad|Pune|Ahmedabad|Kochi|Kolkata|Jaipur|Gujarat|Kerala|Pakistan|Lahore|Karachi|Islamabad|Dhaka|Bangladesh|Colombo|Sri Lanka|Kandy|Nepal|Kathmandu|Nairobi|Kenya|Lagos|Nigeria|Ghana|Accra|Cairo|Egypt|Johannesburg|Cape Town|Durban|South Africa|Bogot[aá]|Medell[ií]n|Colombia|Mexico|Guadalajara|Monterrey|Argentina|Buenos Aires|C[oó]rdoba|Brazil|S[aã]o Paulo|Curitiba|Peru|Lima|Chile|Poland|Krak[oó]w|Warsaw|Wroc[lł]aw|Romania|Ukraine|UAE|Dubai|Vietnam|Indonesia|Malaysia|Singapore|Australia|Canada|London|UK|Europe|Gulf|region|province|city)\b/i
const american =
  /\bUS(?:A)?\b(?!\$)|\bU\.S\.|\bUnited States\b|\bthe States\b|\bAmerican?\b|\bIRS\b|\bstateside\b|\bCPA firms?\b|\bGAAP\b|\bEastern time\b|\bEST\b|\bPST\b|\boffshore team for\b|\b(?:New York|Texas|California|Florida|Chicago|Boston|Illinois)\b/

/** Whether a text speaks of clients in the United States, of others, or of neither. */
export type Market = 'us' | 'unsaid' | 'local'
export function marketOf(text: string): Market {
  if (american.test(text)) return 'us'
  return local.test(text) || placed.test(text) ? 'local' : 'unsaid'
}
