import { months } from './jobs.ts'

/** Hours, pay, start and working day, where someone writes them instead of filling in the field. */
export type Said = {
  hoursPerWeek: number | null
  rate: number | null
  earliestStart: string | null
  day: { zone: string; from: string; to: string } | null
}

const numbers: Record<string, number> = {
  ten: 10,
  twelve: 12,
  fifteen: 15,
  sixteen: 16,
  eighteen: 18,
  twenty: 20,
  'twenty-four': 24,
  'twenty-five': 25,
  thirty: 30,
  'thirty-two': 32,
  'thirty-five': 35,
  'thirty-six': 36,
  forty: 40,
  'forty-five': 45,
  fifty: 50,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
}
const number = `\\d{1,3}(?:\\.\\d+)?|${Object.keys(numbers)
  .sort((a, b) => b.length - a.length)
  .join('|')}`
export const numberIn = (text: string): number => numbers[text.toLowerCase()] ?? Number(text)

const hourCount = new RegExp(
  `\\b(?:(${number})\\s*(?:\\+|-plus)?\\s*(?:to|[-–](?=\\s*\\d))\\s*)?(${number})\\s*\\+?[- ]?(?:hours?|hrs?|h)\\b\\.?(?:\\s+\\w+){0,3}?\\s*(?:an?|per|each|every|\\/|in a|of my)?\\s*(?:weekly|week|wk|pw)\\b`,
  'i',
)
const weeklyFirst = new RegExp(
  `\\b(?:weekly|per week|each week|a week|week)\\b[^.\\d]{0,30}\\b(${number})\\s*(?:hours?|hrs?)\\b`,
  'i',
)

/** `25 hours a week`, `30–35 hrs/week`, `full time`. A range counts from its lower end. */
export function hoursIn(text: string): number | null {
  const found = hourCount.exec(text)
  if (found) return numberIn(found[1] ?? found[2] ?? '')
  const other = weeklyFirst.exec(text)
  if (other) return numberIn(other[1] ?? '')
  const daily = new RegExp(
    `\\b(${number})\\s*(?:hours?|hrs?|h)\\b(?: a| per| each|\\/)? ?(?:day|daily)\\b[^.]{0,20}\\b(?:five days|5 days|weekdays|Mon\\w*|Monday)`,
    'i',
  ).exec(text)
  if (daily?.[1]) return numberIn(daily[1]) * 5
  if (/\bfull[- ]time\b/i.test(text) && !/\bpart[- ]time\b/i.test(text)) return 40
  if (/\bhalf(?: a week|[- ]time| the week)\b/i.test(text)) return 20
  return null
}

const weeksPerYear = 52
const fullWeek = 40

/** `$17.50 an hour`, `USD 22/hr`, `$3,000 a month`. */
export function rateIn(text: string): number | null {
  const spelled = new RegExp(
    `\\b(${Object.keys(numbers).join('|')})(?:[- ](one|two|three|four|five|six|seven|eight|nine))? (?:US )?(?:dollars|bucks)\\b(?:[^.]{0,12}\\bhour)`,
    'i',
  ).exec(text)
  if (spelled?.[1]) return numberIn(spelled[1]) + (spelled[2] ? numberIn(spelled[2]) : 0)
  const bare = /\b(\d{2,3}(?:\.\d+)?)\s?(?:\/|per|an|a)\s?(?:hour|hr|h)\b/i.exec(text)
  const found =
    /(?:US\$|USD|\$)\s?(?<whole>\d{1,3}(?:,\d{3})+|\d+)(?<part>\.\d+)?(?<thousand>k)?(?:\s?(?:-|–|to|and)\s?\$?\d[\d,.]*k?)?(?:\s*(?:USD|US dollars))?\s*(?:an|a|per|\/|each)?\s*(?<unit>hour|hr|h\b|hourly|month|mo\b|monthly|year|yr|annum|annual|week)?/i.exec(
      text,
    ) ??
    /\b(?<whole>\d{1,3})(?<part>\.\d+)?(?<thousand>k)?\s?(?:USD|US dollars|dollars|bucks)\s*(?:an|a|per|\/|each)?\s*(?<unit>hour|hr|h\b|hourly|month|mo\b|monthly|year|yr|annum|annual|week)?/i.exec(
      text,
    )
  if (!found?.groups) return bare?.[1] ? Number(bare[1]) : null
  const { whole = '', part = '', thousand, unit = '' } = found.groups
  const value = Number(`${whole.replaceAll(',', '')}${part}`) * (thousand ? 1000 : 1)
  if (/^mo/i.test(unit)) return (value * 12) / weeksPerYear / fullWeek
  if (/^(?:y|ann)/i.test(unit)) return value / weeksPerYear / fullWeek
  if (/^week/i.test(unit)) return value / fullWeek
  if (unit) return value
  return /\b(?:rate|asking|expect\w*|pay|hourly|charge|compensation|an hour|per hour)\b/i.test(text) && value < 300
    ? value
    : null
}

const monthNames =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec'
const two = (value: number) => String(value).padStart(2, '0')

/** The first day that a text names, on or after today where it leaves the year out. */
export function dayIn(text: string, today: string): string | null {
  const iso = /\b(20\d\d)-(\d\d)-(\d\d)\b/.exec(text)
  if (iso) return iso[0]
  const slashed = /\b(1[0-2]|0?[1-9])\/(3[01]|[12]\d|0?[1-9])\/((?:20)?\d\d)\b/.exec(text)
  if (slashed)
    return `${slashed[3]?.length === 2 ? '20' : ''}${slashed[3]}-${two(Number(slashed[1]))}-${two(Number(slashed[2]))}`
  const named =
    new RegExp(`\\b(${monthNames})\\.? (\\d{1,2})(?:st|nd|rd|th)?(?:,? (20\\d\\d))?`, 'i').exec(text) ??
    new RegExp(`\\b()(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${monthNames})\\.?(?:,? (20\\d\\d))?`, 'i').exec(text)
  const [month, day, year] = named
    ? named[1]
      ? [named[1], named[2], named[3]]
      : [named[3], named[2], named[4]]
    : monthOnly(text)
  if (!month) return null
  const at = months.indexOf(month.slice(0, 3).toLowerCase()) + 1
  const of = (one: string | number) => `${one}-${two(at)}-${two(Number(day))}`
  if (year) return of(year)
  const thisYear = of(today.slice(0, 4))
  return thisYear >= today ? thisYear : of(Number(today.slice(0, 4)) + 1)
}

function monthOnly(text: string): [string?, string?, string?] {
  const found = new RegExp(
    `\\b(early|mid|middle of|late|end of|beginning of|start of)?[- ]?(${monthNames})\\b(?:,? (20\\d\\d))?`,
    'i',
  ).exec(text)
  if (!found) return []
  const day = /mid/i.test(found[1] ?? '') ? '15' : /late|end/i.test(found[1] ?? '') ? '25' : '1'
  return [found[2], day, found[3]]
}

const startWord =
  /\b(?:tied up|booked|busy|start|available|availability|free|begin|join|ready|notice|onboard|engaged until|from)\w*\b/i

/** `Can start December 7`, `two weeks' notice`, `available immediately`. */
export function startIn(text: string, today: string): string | null {
  if (!startWord.test(text)) return null
  const notice = new RegExp(
    `\\b(${number})[- ](day|week|month)s?[’']?(?:[’']s)?(?: of)? notice\\b|\\bnotice(?: period)?(?: of|:| is)? (${number}) (day|week|month)s?|\\bin (${number}) (day|week|month)s?\\b`,
    'i',
  ).exec(text)
  if (notice) {
    const count = numberIn(notice[1] ?? notice[3] ?? notice[5] ?? '')
    const unit = (notice[2] ?? notice[4] ?? notice[6] ?? '').toLowerCase()
    return Temporal.PlainDate.from(today)
      .add(unit === 'day' ? { days: count } : unit === 'week' ? { weeks: count } : { months: count })
      .toString()
  }
  if (
    /\b(?:immediate(?:ly)?|at once|right away|straight away|right now|today|asap|any ?time|now|tomorrow|on the spot|without delay|no notice)\b/i.test(
      text,
    )
  )
    return today
  const day = Temporal.PlainDate.from(today)
  if (/\bnext month\b/i.test(text)) return day.with({ day: 1 }).add({ months: 1 }).toString()
  if (/\b(?:after|in) the (?:new year|holidays)\b|\bnew year\b/i.test(text)) return `${day.year + 1}-01-02`
  if (/\b(?:starting|start|from|next|on) Monday\b/i.test(text)) return day.add({ days: 8 - day.dayOfWeek }).toString()
  const ends = /\b(?:tied up|booked|busy|engaged|committed|occupied)[^.]{0,30}\b(?:through|until|till|to)\b(.*)/i.exec(
    text,
  )?.[1]
  if (ends) {
    const last = dayIn(ends, today)
    return last && Temporal.PlainDate.from(last).add({ days: 1 }).toString()
  }
  if (/\bnext week\b|\bwithin a week\b/i.test(text)) return Temporal.PlainDate.from(today).add({ days: 7 }).toString()
  if (/\b(?:in|within) (?:a |two )?(?:weeks|fortnight)\b/i.test(text))
    return Temporal.PlainDate.from(today).add({ days: 14 }).toString()
  return dayIn(text, today)
}

/** Where people who work from there set their clocks. */
const zones: Record<string, string> = {
  'Asia/Manila':
    'Manila|Cebu|Davao|Iloilo|Makati|Quezon|Philippines?|Philippine|PHT|PHST|Baguio|Taguig|Pasig|Bacolod|Clark|Laguna|Cavite|Pampanga|Cagayan de Oro',
  'Asia/Kolkata':
    'India|Indian|IST|Mumbai|Delhi|Bengaluru|Bangalore|Chennai|Hyderabad|Pune|Ahmedabad|Kochi|Kolkata|Jaipur|Surat|Vadodara|Coimbatore|Noida|Gurgaon|Gurugram|Indore|Nagpur|Trivandrum',
  'America/Bogota': 'Bogotá|Bogota|Medellín|Medellin|Colombia|Colombian|Cali|Barranquilla|COT',
  'America/Mexico_City': 'Mexico City|CDMX|Guadalajara|Monterrey|Mexico|Mexican|Puebla|Querétaro|Mérida',
  'America/Argentina/Buenos_Aires': 'Buenos Aires|Argentina|Argentine|Rosario|Mendoza|Córdoba|ART',
  'America/Sao_Paulo':
    'São Paulo|Sao Paulo|Curitiba|Rio de Janeiro|Brazil|Brasília|Brasilia|BRT|Porto Alegre|Belo Horizonte',
  'America/Lima': 'Lima|Peru|PET',
  'America/Santiago': 'Santiago|Chile',
  'America/Costa_Rica': 'San José|Costa Rica',
  'America/Santo_Domingo': 'Santo Domingo|Dominican',
  'America/Guatemala': 'Guatemala',
  'America/El_Salvador': 'San Salvador|El Salvador',
  'America/Tegucigalpa': 'Tegucigalpa|San Pedro Sula|Honduras',
  'America/Jamaica': 'Kingston|Jamaica',
  'America/Guayaquil': 'Quito|Guayaquil|Ecuador',
  'America/La_Paz': 'La Paz|Bolivia',
  'America/Montevideo': 'Montevideo|Uruguay',
  'Africa/Johannesburg': 'Johannesburg|Cape Town|Durban|Pretoria|South Africa|South African|SAST',
  'Africa/Nairobi': 'Nairobi|Mombasa|Kenya|Kenyan|EAT|Kisumu',
  'Africa/Lagos': 'Lagos|Abuja|Nigeria|Nigerian|WAT|Ibadan',
  'Africa/Accra': 'Accra|Ghana|Kumasi',
  'Africa/Cairo': 'Cairo|Alexandria|Egypt|Egyptian|Giza',
  'Africa/Casablanca': 'Casablanca|Rabat|Morocco',
  'Africa/Tunis': 'Tunis|Tunisia',
  'Africa/Kampala': 'Kampala|Uganda',
  'Asia/Karachi': 'Karachi|Lahore|Islamabad|Pakistan|PKT|Rawalpindi|Faisalabad',
  'Asia/Dhaka': 'Dhaka|Chittagong|Bangladesh',
  'Asia/Colombo': 'Colombo|Kandy|Sri Lanka|Galle|SLST',
  'Asia/Kathmandu': 'Kathmandu|Nepal|Pokhara',
  'Asia/Ho_Chi_Minh': 'Ho Chi Minh|Saigon|Hanoi|Vietnam|Da Nang',
  'Asia/Jakarta': 'Jakarta|Indonesia|Bandung|Surabaya',
  'Asia/Kuala_Lumpur': 'Kuala Lumpur|Malaysia|Penang',
  'Asia/Bangkok': 'Bangkok|Thailand',
  'Asia/Dubai': 'Dubai|Abu Dhabi|UAE|Sharjah',
  'Asia/Beirut': 'Beirut|Lebanon',
  'Asia/Amman': 'Amman|Jordan',
  'Europe/Warsaw': 'Warsaw|Kraków|Krakow|Wrocław|Wroclaw|Gdańsk|Gdansk|Poznań|Łódź|Poland|Polish|CET|CEST',
  'Europe/Bucharest': 'Bucharest|Cluj|Romania|EET',
  'Europe/Kyiv': 'Kyiv|Kiev|Lviv|Ukraine',
  'Europe/Belgrade': 'Belgrade|Serbia',
  'Europe/Sofia': 'Sofia|Bulgaria',
  'Europe/Lisbon': 'Lisbon|Porto|Portugal',
  'Europe/Madrid': 'Madrid|Barcelona|Spain',
  'Europe/London': 'London|UK time|GMT|BST|Manchester|United Kingdom',
  'America/New_York': 'Eastern|EST|EDT|ET|New York|East Coast|Miami|Boston|Atlanta',
  'America/Chicago': 'Central|CST|CDT|CT|Chicago|Dallas|Houston|Texas',
  'America/Denver': 'Mountain|MST|MDT|MT|Denver',
  'America/Los_Angeles': 'Pacific|PST|PDT|PT|West Coast|Los Angeles|San Francisco|Seattle|California',
}
const zonePatterns = Object.entries(zones).map(
  ([zone, words]) => [zone, new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u')] as const,
)

/** The time zone that a text names by city, country or letters. */
export const zoneIn = (text: string): string | null =>
  zonePatterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null

const clock = String.raw`(\d{1,2})(?:[:.h](\d\d))?\s*(a\.?m\.?|p\.?m\.?|noon|midnight)?`
const rangePattern = new RegExp(
  String.raw`(?<![\d$.,-])${clock}\s*(?:to|till|until|through|-|–|—|and)\s*${clock}(?![\d%$]|\s*(?:hours|hrs|years|weeks|months|people|clients|days|entities|employees))`,
  'i',
)
const clockTime = (hour: string, minute: string | undefined, half: string | undefined): string => {
  const base = Number(hour) % 24
  const shift = /^p/i.test(half ?? '') && base < 12 ? 12 : /^a/i.test(half ?? '') && base === 12 ? -12 : 0
  return `${two(base + shift)}:${minute ?? '00'}`
}

/** `9 to 5`, `08:30–17:30`, `6 pm to 3 am`. */
export function clockRangeIn(text: string): { from: string; to: string } | null {
  const found = rangePattern.exec(text.replace(/\bnoon\b/i, '12 pm').replace(/\bmidnight\b/i, '12 am'))
  if (!found) return null
  const [, startHour, startMinute, startHalf, endHour, endMinute, endHalf] = found
  if (Number(startHour) > 24 || Number(endHour) > 24) return null
  const isOffice = !startHalf && !endHalf && !startMinute && Number(startHour) > Number(endHour) && Number(endHour) <= 8
  const half =
    startHalf ?? (endHalf && Number(startHour) < Number(endHour) && Number(startHour) !== 12 ? endHalf : undefined)
  const startsBefore = endHalf && /^p/i.test(endHalf) && !startHalf && Number(startHour) > Number(endHour)
  return {
    from: clockTime(startHour ?? '', startMinute, startsBefore ? 'am' : half),
    to: clockTime(endHour ?? '', endMinute, isOffice ? 'pm' : endHalf),
  }
}

/** What a summary says about time and money, sentence by sentence; the first that says something counts. */
export function saidIn(sentences: readonly string[], today: string, homeZone: string | null): Said {
  const first = <T>(read: (sentence: string) => T | null): T | null => {
    for (const sentence of sentences) {
      const value = read(sentence)
      if (value !== null) return value
    }
    return null
  }
  return {
    hoursPerWeek: first((sentence) =>
      /\b(?:saved?|cut|reduc)/i.test(sentence) || /part-time and full-time/i.test(sentence) ? null : hoursIn(sentence),
    ),
    rate: first((sentence) => rateIn(sentence)),
    earliestStart: first((sentence) =>
      /\b(?:since|worked|years)\b/i.test(sentence) ? null : startIn(sentence, today),
    ),
    day: first((sentence) => {
      if (!/\b(?:hours?|work(?:ing)?|shift|time|schedule|online|available|weekdays|days?)\b/i.test(sentence))
        return null
      const range = clockRangeIn(sentence)
      const zone =
        range &&
        (zoneIn(sentence) ?? (/\b(?:my|local) (?:time|clock)\b|\bhere\b/i.test(sentence) ? homeZone : homeZone))
      return range && zone ? { zone, ...range } : null
    }),
  }
}
