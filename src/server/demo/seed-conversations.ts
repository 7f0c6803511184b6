import { randomUUID } from 'node:crypto'
import { markThreadRead } from '../conversations/mark-thread-read.ts'
import { openThread } from '../conversations/open-thread.ts'
import { sendMessage } from '../conversations/send-message.ts'
import { demoConversations, type Line, operatorLines } from './conversations.ts'
import { nameOf } from './people.ts'
import type { SeededApplication } from './seed-applications.ts'
import type { Stage } from './stage.ts'

const minute = 60_000
const day = 24 * 60 * minute

type Writers = { firm: string; talent: string; operator: string }

/** Conversations about some applications, with something unread for both demo people, and theirs with the operator. */
export async function seedConversations(stage: Stage, applications: SeededApplication[], operator: string) {
  for (const { project, talent, lines, unread } of demoConversations) {
    const found = applications.find((one) => one.project.details.title === project && nameOf(one.candidate) === talent)
    if (!found) continue
    const writers = { firm: found.project.ownerId, talent: found.candidate.userId, operator }
    const { id } = await stage.perform(writers.firm, openThread, { applicationId: found.id })
    await writeLines(stage, id, lines, writers)
    for (const side of ['firm', 'talent'] as const) {
      const theirs = lines.filter(({ by }) => by !== side).length
      const isLast = lines.at(-1)?.by !== side
      await stage.perform(writers[side], markThreadRead, { id, through: theirs - (isLast ? unread : 0) })
    }
  }
  const [first] = applications.filter((one) => one.project.details.title === demoConversations[0]?.project)
  const talent = applications.find((one) => nameOf(one.candidate) === demoConversations[0]?.talent)
  for (const person of [first?.project.ownerId, talent?.candidate.userId].filter((id) => id !== undefined)) {
    const { id } = await stage.perform(person, openThread, {})
    await writeLines(stage, id, operatorLines, { firm: person, talent: person, operator })
    await stage.perform(person, markThreadRead, { id, through: operatorLines.length })
  }
}

async function writeLines(stage: Stage, id: string, lines: readonly Line[], writers: Writers): Promise<void> {
  let last = stage.now
  for (const { by, daysAgo, minutes = 0, text } of lines) {
    const messageId = randomUUID()
    await stage.perform(writers[by], sendMessage, { id, messageId, text })
    last = new Date(stage.now.getTime() - daysAgo * day + minutes * minute)
    stage.moments.push({ table: 'messages', id: messageId, at: { created_at: last } })
  }
  stage.moments.push({ table: 'threads', id, at: { last_message_at: last } })
}
