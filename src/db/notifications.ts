import type { Topic } from '#domain/notifications/topics.ts'
import { query, type Tx } from './session.ts'

/** The topics that the signed-in person has turned off. */
export const unwantedTopics = () => query.selectFrom('unwanted_topics').select('topic')

export const switchOff = (tx: Tx, topic: Topic) =>
  tx.count(
    query
      .insertInto('unwanted_topics')
      .values({ topic })
      .onConflict((conflict) => conflict.doNothing()),
  )

export const switchOn = (tx: Tx, topic: Topic) =>
  tx.count(query.deleteFrom('unwanted_topics').where('topic', '=', topic))
