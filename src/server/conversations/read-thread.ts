import { readThread as endpoint } from '#contract/conversations.ts'
import { threadQuery } from '#db/conversations.ts'
import { threadMessages } from '#domain/conversations/thread.ts'
import { notFound } from '#domain/problem.ts'
import { queryRoute } from '../serve.ts'
import { presentThread } from './present-thread.ts'

export const readThread = queryRoute(
  endpoint,
  ({ id }) => threadQuery(id),
  ([row], _, me) => {
    if (!row) throw notFound(threadMessages.notFound)
    return presentThread(row, me)
  },
)
