import type { Requirements } from './grade.ts'
import { type Item, type Kind, kinds, type Line } from './trade.ts'

const shortKinds: Record<string, Kind> = {
  sw: 'software',
  ind: 'industry',
  svc: 'service',
  std: 'standard',
  cred: 'credential',
  lang: 'language',
}
const zones: Record<string, string> = {
  ET: 'America/New_York',
  CT: 'America/Chicago',
  MT: 'America/Denver',
  PT: 'America/Los_Angeles',
}

function item(text: string): Item {
  const at = text.indexOf(':')
  const name = text.slice(0, at)
  const kind = shortKinds[name] ?? kinds.find((one) => one === name)
  if (!kind) throw new Error(`No such kind: ${text}`)
  return { kind, value: text.slice(at + 1) }
}

function line(text: string): Line {
  const any = text.split(' or ').map(item)
  const [only] = any
  return any.length > 1 || !only ? { anyOf: any } : only
}

/** `sw:Xero, svc:Bookkeeping`, and conditions as `4 09:00-17:00 ET, 40h, 2027-01-18, 13w, $24`. */
export function ask(must: string, nice: string, conditions: string): Requirements {
  const found = /^(\d+) (\S+)-(\S+) (\w\w), (\d+)h, (\S+), (\d+)w, \$([\d.]+)$/.exec(conditions)
  if (!found) throw new Error(`Conditions can't be read: ${conditions}`)
  const [, minHours, from = '', to = '', zone = '', hours, start = '', weeks, rate] = found
  return {
    must: must.split('; ').map(line),
    nice: nice.split('; ').map(line),
    overlap: { zone: zones[zone] ?? zone, from, to, minHours: Number(minHours) },
    hoursPerWeek: Number(hours),
    start,
    weeks: Number(weeks),
    maxRate: Number(rate),
  }
}
