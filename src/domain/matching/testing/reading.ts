import { mentionsIn } from '../../trade/mentions.ts'
import { sentencesOf } from '../sentences.ts'
import { stanceIn } from '../stance.ts'

const signs = { works: '', guided: '~', seen: '?', denied: '-' }

/** The terms of a text: plain ones are done alone, `~` with guidance, `?` seen, `-` not done, `*` only wished for. */
export const readTerms = (text: string): Set<string> =>
  new Set(
    sentencesOf(text).flatMap((sentence) => {
      const mentions = mentionsIn(sentence)
      const stances = stanceIn(
        sentence,
        mentions.map(({ from }) => from),
      )
      return mentions.map(({ value, from }) => {
        const stance = stances.get(from)
        return `${stance ? signs[stance] : '*'}${value}`
      })
    }),
  )
