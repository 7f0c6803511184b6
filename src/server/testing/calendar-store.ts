import { isDeepStrictEqual } from 'node:util'
import ICAL from 'ical.js'
import ical, { type VEvent } from 'node-ical'

type Stored = {
  sequence: number
  stamp: number
  startsAt: Date
  endsAt: Date
  location: string | null
  description: string
}

/** What decides whether an event is shown, when and where, as a second library reads it. */
export function secondReading(file: string) {
  const [event, ...others] = Object.values(ical.sync.parseICS(file)).filter(
    (part) => part?.type === 'VEVENT',
  ) as VEvent[]
  if (!event || others.length > 0) throw new Error('The second library reads another number of events.')
  return {
    method: event.method,
    uid: event.uid,
    sequence: Number(event.sequence),
    startsAt: event.start.getTime(),
    endsAt: event.end?.getTime(),
    location: event.location ? String(event.location) : null,
  }
}

/**
 * A calendar that applies invitations as RFC 5546 says: a request adds or replaces the event of its UID unless it is older, a
 * cancellation removes it. Read by two parsers that aren't the writer's and have to agree.
 */
export function calendarStore(owner: string) {
  const events = new Map<string, Stored>()
  const methods: string[] = []
  return {
    events,
    methods,
    apply(file: string) {
      const calendar = new ICAL.Component(ICAL.parse(file))
      const method = String(calendar.getFirstPropertyValue('method'))
      const components = calendar.getAllSubcomponents('vevent')
      const [component] = components
      if (components.length !== 1 || !component) throw new Error('An invitation has one event.')
      const event = new ICAL.Event(component)
      const attendees = event.attendees.map((attendee) => String(attendee.getFirstValue()).toLowerCase())
      if (attendees.join() !== `mailto:${owner}`) throw new Error(`Not an invitation of ${owner}: ${attendees}`)
      if (!component.getFirstPropertyValue('organizer')) throw new Error('Nobody organizes it.')
      const reading = {
        ...{ method, uid: event.uid, sequence: event.sequence, location: event.location },
        ...{ startsAt: event.startDate.toJSDate().getTime(), endsAt: event.endDate.toJSDate().getTime() },
      }
      if (!isDeepStrictEqual(reading, secondReading(file)))
        throw new Error(`Two libraries differ: ${JSON.stringify([reading, secondReading(file)])}`)
      methods.push(method)
      const stamp = Number((component.getFirstPropertyValue('dtstamp') as ICAL.Time).toJSDate())
      const known = events.get(event.uid)
      const isOlder =
        known && (event.sequence < known.sequence || (event.sequence === known.sequence && stamp < known.stamp))
      if (isOlder) return
      if (method === 'CANCEL') {
        if (component.getFirstPropertyValue('status') !== 'CANCELLED') throw new Error('It is not canceled.')
        events.delete(event.uid)
      } else if (method === 'REQUEST')
        events.set(event.uid, {
          sequence: event.sequence,
          stamp,
          startsAt: event.startDate.toJSDate(),
          endsAt: event.endDate.toJSDate(),
          location: event.location,
          description: event.description,
        })
      else throw new Error(`Unknown method ${method}`)
    },
  }
}
