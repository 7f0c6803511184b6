/** Ways in which people write an email address; `user` and `host` without its ending, which is `end`. */
type Way = (user: string, host: string, end: string) => string

const cyrillic: Record<string, string> = { a: 'а', c: 'с', e: 'е', o: 'о', p: 'р', x: 'х' }

export const addressWays: Record<string, Way> = {
  plain: (user, host, end) => `${user}@${host}.${end}`,
  'in capitals': (user, host, end) => `${user}@${host}.${end}`.toUpperCase(),
  'with a tag': (user, host, end) => `${user}+glide@${host}.${end}`,
  'under a name': (user, host, end) => `${user}@mail.${host}.${end}`,
  'as a link': (user, host, end) => `mailto:${user}@${host}.${end}`,
  'in angle brackets': (user, host, end) => `<${user}@${host}.${end}>`,
  'spaces around @': (user, host, end) => `${user} @ ${host}.${end}`,
  'spaces around all': (user, host, end) => `${user} @ ${host} . ${end}`,
  '(at)': (user, host, end) => `${user}(at)${host}.${end}`,
  '[at]': (user, host, end) => `${user}[at]${host}.${end}`,
  '{at} {dot}': (user, host, end) => `${user}{at}${host}{dot}${end}`,
  '<at> <dot>': (user, host, end) => `${user}<at>${host}<dot>${end}`,
  '(at) (dot)': (user, host, end) => `${user} (at) ${host} (dot) ${end}`,
  '[at] [dot]': (user, host, end) => `${user} [at] ${host} [dot] ${end}`,
  'at, dot in words': (user, host, end) => `${user} at ${host} dot ${end}`,
  'AT, DOT': (user, host, end) => `${user} AT ${host} DOT ${end}`,
  'ATDOT in one piece': (user, host, end) => `${user}AT${host}DOT${end}`,
  'at, a real dot': (user, host, end) => `${user} at ${host}.${end}`,
  '@, dot in words': (user, host, end) => `${user}@${host} dot ${end}`,
  '@, (dot)': (user, host, end) => `${user}@${host}(dot)${end}`,
  'brackets around the dot': (user, host, end) => `${user}@${host}[.]${end}`,
  'brackets around @': (user, host, end) => `${user}[@]${host}.${end}`,
  'dots in words in the name': (user, host, end) => `${user.replace('.', ' dot ')} at ${host} dot ${end}`,
  'underscores between': (user, host, end) => `${user}_at_${host}_dot_${end}`,
  'dashes between': (user, host, end) => `${user}-at-${host}-dot-${end}`,
  'at sign, period': (user, host, end) => `${user} at sign ${host} period ${end}`,
  'the at symbol, point': (user, host, end) => `${user} (the at symbol) ${host} point ${end}`,
  Spanish: (user, host, end) => `${user} arroba ${host} punto ${end}`,
  Portuguese: (user, host, end) => `${user} arroba ${host} ponto ${end}`,
  'letters apart': (user, host, end) => [...`${user}@${host}.${end}`].join(' '),
  'zero-width spaces': (user, host, end) => [...`${user}@${host}.${end}`].join('\u200b'),
  'wide @': (user, host, end) => `${user}＠${host}.${end}`,
  'wide letters': (user, host, end) =>
    [...`${user}@${host}.${end}`].map((one) => String.fromCodePoint((one.codePointAt(0) as number) + 0xfee0)).join(''),
  'small @': (user, host, end) => `${user}﹫${host}.${end}`,
  'Cyrillic look-alikes': (user, host, end) =>
    `${user}@${host}.${end}`.replace(/[aceopx]/g, (one) => cyrillic[one] as string),
  'an entity': (user, host, end) => `${user}&#64;${host}.${end}`,
  'percent code': (user, host, end) => `${user}%40${host}.${end}`,
  'a comma for the dot': (user, host, end) => `${user}@${host},${end}`,
  'without the ending': (user, host) => `${user}@${host}`,
  'over two lines': (user, host, end) => `${user}\n@${host}.${end}`,
  'ideographic stop': (user, host, end) => `${user}@${host}。${end}`,
  'bold letters': (user, host, end) =>
    `${user}@${host}.${end}`.replace(/[a-z]/g, (one) =>
      String.fromCodePoint(0x1d41a + (one.codePointAt(0) as number) - 97),
    ),
  'asterisks for @': (user, host, end) => `${user}*at*${host}*dot*${end}`,
  'a slash around at': (user, host, end) => `${user}/at/${host}/dot/${end}`,
  'no dot at all': (user, host, end) => `${user} at ${host} ${end}`,
  'reading order': (user, host, end) => `the usual ${host} dot ${end}, and before the at it's ${user}`,
}

/** The big mail providers are named without an ending. */
export const providerWays: Record<string, Way> = {
  'at, provider': (user, host) => `${user} at ${host}`,
  'on, provider': (user, host) => `${user} on ${host}`,
  'provider first': (user, host) => `${host}: ${user}`,
  'provider is': (user, host) => `my ${host} is ${user}`,
  'provider in parentheses': (user, host) => `${user} (${host})`,
  'provider after a dash': (user, host) => `${user} - ${host}`,
}
