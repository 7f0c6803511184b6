import { plainTextOf } from './plain-text.ts'

/** Names of the signs in the languages that talent and firms write, as a plain text has them. */
const anyOf = (names: string) =>
  names
    .split(' ')
    .map((name) => plainTextOf(name).text.replace('_', ' ?'))
    .join('|')

/** Names of `@` that mean nothing else between two names. */
export const saidAt = anyOf(
  'arroba aroba arobas arobase chiocciola klammeraffe małpa malpa zavinac собака собачка равлик ampersat at_sign एट ऐट 艾特',
)
/** Names of the dot in an address; revenue is recognized at a point in time, and at period end. */
export const saidDot = `${anyOf('dot d0t dott punto ponto kropka punkt full_stop точка крапка tuldok titik nokta डॉट 点')}|(?:point|period)(?=\\s+(?:com|net|org|io|ph|fr|ca|co|mx|pl|br|uk)(?!\\p{L}))`
