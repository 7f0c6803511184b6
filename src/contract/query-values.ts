import * as z from 'zod/mini'
import { splitTags } from '#domain/tags.ts'

/** Values as they stand in a URL. */

const yesOrNo = z.pipe(
  z.enum(['true', 'false']),
  z.transform((word) => word === 'true'),
)
export const flag = z._default(yesOrNo, false)
/** Left out, it is neither. */
export const optionalFlag = z.optional(yesOrNo)

/** Separated by commas, other than those in parentheses. What goes beyond the limit is left out. */
export const wordList = (limit: number) =>
  z.pipe(
    z._default(z.string().check(z.maxLength(limit * 100)), ''),
    z.transform((text) =>
      splitTags(text)
        .map((word) => word.trim())
        .filter(Boolean)
        .slice(0, limit),
    ),
  )

/** Ids, separated by commas. */
export const idList = (limit: number) => z.pipe(wordList(limit), z.array(z.uuid()))
