import ICAL from 'ical.js'

type Stored = {
  sequence: number
  stamp: number
  startsAt: Date
  endsAt: Date
  location: string | null
  description: string
}

/**
 * A calendar that applies invitations as RFC 5546 says: a request adds or replaces the event of its UID unless it is older, a
 * cancellation removes it. Read by a parser that isn't the writer's.
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
