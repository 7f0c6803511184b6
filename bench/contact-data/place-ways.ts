/** Ways in which people name a page, by its host without the ending, and the ending. */
type SiteWay = (host: string, end: string) => string

export const siteWays: Record<string, SiteWay> = {
  'with https': (host, end) => `https://${host}.${end}/about`,
  'with http': (host, end) => `http://${host}.${end}`,
  'with www': (host, end) => `www.${host}.${end}`,
  bare: (host, end) => `${host}.${end}`,
  'bare with a path': (host, end) => `${host}.${end}/contact`,
  'in capitals': (host, end) => `${host}.${end}`.toUpperCase(),
  hxxp: (host, end) => `hxxp://${host}.${end}`,
  'dot in words': (host, end) => `${host} dot ${end}`,
  '(dot)': (host, end) => `${host}(dot)${end}`,
  '[.]': (host, end) => `${host}[.]${end}`,
  'space before the dot': (host, end) => `${host} .${end}`,
  'spaces around the dot': (host, end) => `${host} . ${end}`,
  'www in words': (host, end) => `www dot ${host} dot ${end}`,
  'a subdomain': (host, end) => `team.${host}.${end}`,
  'zero-width space': (host, end) => `${host}\u200b.\u200b${end}`,
  'wide stop': (host, end) => `${host}．${end}`,
  'letters apart': (host, end) => [...`${host}.${end}`].join(' '),
}

/** Pages that belong to a person or a meeting. */
export const pageWays: Record<string, (name: string) => string> = {
  linkedin: (name) => `https://www.linkedin.com/in/${name}`,
  'linkedin, bare': (name) => `linkedin.com/in/${name}`,
  telegram: (name) => `t.me/${name}`,
  facebook: (name) => `facebook.com/${name}`,
  messenger: (name) => `m.me/${name}`,
  instagram: (name) => `instagram.com/${name}`,
  calendly: (name) => `calendly.com/${name}/30min`,
  zoom: () => 'https://us02web.zoom.us/j/85012345678?pwd=abc',
  meet: () => 'meet.google.com/abc-defg-hij',
  teams: () => 'https://teams.microsoft.com/l/meetup-join/19%3ameeting',
  discord: () => 'discord.gg/aB3dE5f',
  skype: (name) => `join.skype.com/invite/${name}`,
  short: () => 'bit.ly/3xAmPle',
  upwork: (name) => `upwork.com/freelancers/~${name}`,
  form: () => 'forms.gle/AbCdEf123456',
  linktree: (name) => `linktr.ee/${name}`,
  slash: (name) => `linkedin dot com slash in slash ${name}`,
}

/** Ways in which people name an account of theirs at a service. The handle is what has to go. */
export const handleWays: Record<string, (service: string, handle: string) => readonly [string, string, string]> = {
  colon: (service, handle) => [`${service}: `, handle, ''],
  'with @': (service, handle) => [`${service} `, `@${handle}`, ''],
  'on the service': (service, handle) => ['I am ', `@${handle}`, ` on ${service}`],
  'my service is': (service, handle) => [`my ${service} is `, handle, ''],
  'service ID': (service, handle) => [`my ${service} ID is `, handle, ''],
  username: (service, handle) => [`${service} username `, handle, ''],
  'find me': (service, handle) => [`you can find me on ${service} as `, handle, ''],
  'find me, handle first': (service, handle) => ['look for ', handle, ` on ${service}`],
  'add me': (service, handle) => [`add me on ${service}, `, handle, ''],
  'message me': (service, handle) => [`message me on ${service} at `, handle, ''],
  'in parentheses': (service, handle) => [`I use ${service} (`, handle, ')'],
  'a dash': (service, handle) => [`${service} - `, handle, ''],
  'an equals sign': (service, handle) => [`${service} = `, handle, ''],
  DM: (service, handle) => [`DM me on ${service} `, handle, ''],
  'under the name': (service, handle) => [`I'm on ${service} under `, handle, ''],
  'same handle': (service, handle) => ['my handle is ', handle, `, same on ${service}`],
}
