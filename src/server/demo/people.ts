import type { CandidateStatus } from '#domain/candidates/status.ts'
import type { Track } from './careers.ts'
import type { Credential } from './credentials.ts'
import type { PlaceName } from './places.ts'

export type Person = {
  first: string
  last: string
  place: PlaceName
  track: Track
  years: number
  credential: Credential | undefined
  status: CandidateStatus
  appliedDaysAgo: number
}

type Row = [name: string, PlaceName, Track, years: number, Credential | undefined, appliedDaysAgo: number]

export const nameOf = ({ first, last }: Person) => `${first} ${last}`

/** Invented people, as many in each status as an office sees in a season. */
const rows: Record<CandidateStatus, Row[]> = {
  accepted: [
    ['Carmen Dizonara', 'philippines', 'close', 9, 'CPA (US)', 214],
    ['Maria Salvalonga', 'philippines', 'close', 9, 'CPA (Philippines)', 240],
    ['Tomás Rivadero', 'mexico', 'consolidation', 12, 'CPA (Mexico)', 231],
    ['Anjali Prabhakari', 'india', 'salesTax', 8, 'CA (India)', 226],
    ['Lucía Ferránz', 'spain', 'tax', 6, 'EA', 205],
    ['Thabo Ndesimane', 'southAfrica', 'controller', 15, 'CA (SA)', 198],
    ['Linh Trandai', 'vietnam', 'payables', 4, 'ACCA', 187],
    ['Rafael Cordovinha', 'brazil', 'planning', 10, 'CMA', 176],
    ['Nour Haddoun', 'egypt', 'cleanup', 7, 'CPA (US)', 168],
    ['Grace Wongsuri', 'malaysia', 'bookkeeping', 5, 'QBO ProAdvisor', 154],
    ['Devika Raghunel', 'india', 'salesTax', 8, 'CPA (US)', 139],
    ['Samuel Okparebo', 'nigeria', 'audit', 7, 'ACCA', 122],
    ['Beatriz Lamourão', 'brazil', 'payroll', 6, undefined, 97],
    ['Wanjiru Kamandeh', 'kenya', 'bookkeeping', 6, 'Xero Advisor', 81],
    ['Mateusz Brzenik', 'poland', 'consolidation', 11, 'ACCA', 62],
    ['Ignacio Belmonti', 'argentina', 'planning', 8, 'CMA', 45],
    ['Sinazo Mthelani', 'southAfrica', 'tax', 5, 'EA', 26],
    ['Paolo Reyesandro', 'philippines', 'payables', 5, 'QBO ProAdvisor', 12],
  ],
  interviewed: [
    ['Siti Rahmanita', 'indonesia', 'bookkeeping', 5, 'Xero Advisor', 6],
    ['Kofi Adelarin', 'nigeria', 'close', 6, 'ACCA', 8],
    ['Valentina Osorega', 'colombia', 'payables', 4, undefined, 9],
    ['Rohan Deshpanik', 'india', 'tax', 7, 'EA', 11],
    ['Amina Farouki', 'egypt', 'audit', 5, 'CPA (US)', 13],
    ['Jessa Montelubo', 'philippines', 'salesTax', 6, 'CPA (Philippines)', 14],
    ['Diego Altamirez', 'mexico', 'controller', 13, 'CPA (Mexico)', 16],
    ['Thuy Phamviet', 'vietnam', 'close', 7, 'ACCA', 18],
    ['Florencia Gattiño', 'argentina', 'cleanup', 6, undefined, 21],
  ],
  pending: [
    ['Rosa Quintanera', 'mexico', 'bookkeeping', 3, 'QBO ProAdvisor', 0.1],
    ['Dmytro Voskarin', 'poland', 'close', 6, 'ACCA', 0.6],
    ['Chipo Makanedza', 'southAfrica', 'payables', 4, undefined, 7.2],
    ['Ahmed Khalifani', 'egypt', 'tax', 5, undefined, 1.3],
    ['Hana Yusmira', 'indonesia', 'payroll', 4, undefined, 1.9],
    ['Priyanka Solanvi', 'india', 'close', 5, 'CA (India)', 2.2],
    ['Emeka Obilanwa', 'nigeria', 'audit', 6, 'ACCA', 2.8],
    ['Marisol Echavarri', 'colombia', 'bookkeeping', 7, 'Xero Advisor', 3.1],
    ['Arjun Venkatreya', 'india', 'planning', 9, 'CMA', 3.5],
    ['Kathleen Bautisera', 'philippines', 'payroll', 5, 'QBO ProAdvisor', 3.9],
    ['Faith Chepngelo', 'kenya', 'cleanup', 4, 'QBO ProAdvisor', 4.4],
    ['Bruno Tavarinho', 'brazil', 'consolidation', 10, 'CPA (US)', 4.8],
    ['Nurul Aisyaharin', 'malaysia', 'audit', 3, 'ACCA', 5.3],
    ['Zanele Khumadi', 'southAfrica', 'close', 8, 'CA (SA)', 5.7],
    ['Gabriel Montuferro', 'argentina', 'tax', 6, undefined, 6.1],
    ['Mai Duongha', 'vietnam', 'payables', 2, undefined, 6.6],
    ['Omár Benchaouri', 'spain', 'bookkeeping', 4, 'Xero Advisor', 7.4],
    ['Joshua Villaranda', 'philippines', 'cleanup', 4, 'QBO ProAdvisor', 7.9],
    ['Meera Iyerath', 'india', 'salesTax', 7, 'CPA (US)', 8.6],
    ['Peter Mwangeka', 'kenya', 'controller', 12, 'ACCA', 9.3],
    ['Camila Duarteza', 'colombia', 'planning', 5, undefined, 10.5],
    ['Omar Benchaouri', 'spain', 'bookkeeping', 4, 'Xero Advisor', 11.8],
  ],
  rejected: [
    ['Wei Lianghua', 'malaysia', 'bookkeeping', 2, undefined, 6.3],
    ['Jonas Brandellin', 'poland', 'payables', 1, undefined, 19],
    ['Paulo Gouveiara', 'brazil', 'bookkeeping', 2, undefined, 24],
    ['Adaeze Nwokolari', 'nigeria', 'payroll', 3, undefined, 33],
    ['Kiran Bhatlavia', 'india', 'tax', 2, undefined, 41],
    ['Hoang Levanmi', 'vietnam', 'audit', 3, undefined, 58],
    ['Julián Pacharino', 'colombia', 'cleanup', 2, undefined, 73],
    ['Rania Mostafari', 'egypt', 'payables', 3, undefined, 88],
    ['Tendai Chirumando', 'southAfrica', 'close', 2, undefined, 109],
    ['Liezel Cruzpedro', 'philippines', 'salesTax', 2, undefined, 131],
    ['Agus Prawiratno', 'indonesia', 'planning', 3, undefined, 160],
  ],
}

export const people: Person[] = Object.entries(rows).flatMap(([status, list]) =>
  list.map(([name, place, track, years, credential, appliedDaysAgo]) => {
    const [first = '', last = ''] = name.split(' ')
    return { first, last, place, track, years, credential, status: status as CandidateStatus, appliedDaysAgo }
  }),
)

/** Who signs in as the demo talent. */
export const demoPerson = people[0] as Person
