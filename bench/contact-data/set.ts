import { getCountryCallingCode } from 'libphonenumber-js'
import examples from 'libphonenumber-js/mobile/examples'
import { hash, Random } from '../matching/random.ts'
import { addressWays, providerWays } from './address-ways.ts'
import { phoneWays } from './phone-ways.ts'
import { handleWays, pageWays, siteWays } from './place-ways.ts'

/** A message with contact data in it: what stands before it, the data, what stands after it. */
export type Case = { way: string; isHeldOut: boolean; before: string; secret: string; after: string }

const openings = [
  'You can reach me at ',
  'Wednesday works well. My contact: ',
  'If the link gives you trouble: ',
  'Best way: ',
  'Here it is, ',
  'Thank you! Use ',
]
const endings = [
  '',
  '.',
  ' if you have questions about the close.',
  ' and we can talk about the three entities.',
  ', any time after 9.',
]

const users = ['carmen.dizon', 'tomas_r', 'anjali.p88', 'mateuszb', 'lucia.fernandez.cpa', 'chipo']
const providers = ['gmail', 'yahoo', 'outlook', 'hotmail', 'proton', 'icloud']
const hosts = ['carmenbooks', 'close-desk', 'dizoncpa', 'ledgerline', 'tallyhouse']
const endsOfHosts = ['com', 'net', 'org', 'co', 'ph', 'io', 'pl', 'com.br', 'co.in']
const services = [
  'WhatsApp',
  'Telegram',
  'Skype',
  'Viber',
  'Signal',
  'Instagram',
  'IG',
  'Facebook',
  'FB',
  'LinkedIn',
  'WeChat',
  'Discord',
  'Messenger',
  'Twitter',
  'Slack',
  'Line',
  'Snapchat',
]
const countries = ['US', 'PH', 'IN', 'MX', 'PL', 'BR', 'ZA', 'CO', 'AR', 'KE', 'GB', 'VN', 'PK', 'NG', 'CA'] as const

/** Half of the ways, by their names: what a masker is written against is not what it is scored on. */
const isHeldOut = (way: string) => hash(`held out: ${way}`) % 2 === 0

export function contactCases(seed: string): Case[] {
  const random = new Random(seed)
  const cases: Case[] = []
  const add = (way: string, secret: string, around: readonly [string, string] = ['', '']) =>
    cases.push({
      way,
      isHeldOut: isHeldOut(way),
      before: random.pick(openings) + around[0],
      secret,
      after: around[1] + random.pick(endings),
    })
  for (const [name, write] of Object.entries(phoneWays))
    for (let turn = 0; turn < 3; turn++) {
      const { digits, national } = phone(random)
      add(`phone: ${name}`, write(digits, national))
    }
  for (const [name, write] of Object.entries(addressWays))
    for (let turn = 0; turn < 3; turn++) {
      const host = turn === 0 ? random.pick(providers) : random.pick(hosts)
      add(`address: ${name}`, write(random.pick(users), host, turn === 0 ? 'com' : random.pick(endsOfHosts)))
    }
  for (const [name, write] of Object.entries(providerWays))
    for (let turn = 0; turn < 4; turn++) add(`provider: ${name}`, write(random.pick(users), random.pick(providers), ''))
  for (const [name, write] of Object.entries(siteWays))
    for (let turn = 0; turn < 3; turn++) add(`site: ${name}`, write(random.pick(hosts), random.pick(endsOfHosts)))
  for (const [name, write] of Object.entries(pageWays))
    for (let turn = 0; turn < 2; turn++) add(`page: ${name}`, write(random.pick(users)))
  for (const [name, write] of Object.entries(handleWays))
    for (let turn = 0; turn < 4; turn++) {
      const [before, secret, after] = write(random.pick(services), random.pick(users))
      add(`handle: ${name}`, secret, [before, after])
    }
  return cases
}

function phone(random: Random): { digits: string; national: string } {
  const country = random.pick(countries)
  // The last three digits change, so that no two cases are of one number.
  const national = `${(examples as Record<string, string>)[country]?.slice(0, -3)}${random.integer(100, 999)}`
  return { digits: getCountryCallingCode(country) + national, national }
}
