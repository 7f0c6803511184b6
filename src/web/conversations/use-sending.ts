import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { listThreads, sendMessage } from '#contract/conversations.ts'
import { call } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { newId } from '../new-id.ts'
import { problemMessage } from '../problem-message.ts'
import { useMe } from '../session.ts'
import { keepUnsent, readUnsent } from './unsent.ts'
import { useAttachment } from './use-attachment.ts'

export type Outgoing = { id: string; text: string; error: string | undefined }

/** What is typed, on its way or not sent; the device keeps it over a reload. */
export function useSending(threadId: string) {
  const me = useMe()
  const queryClient = useQueryClient()
  const [kept] = useState(() => readUnsent(me.id, threadId))
  const [text, setText] = useState(kept.text)
  const [outgoing, setOutgoing] = useState<Outgoing[]>(() =>
    kept.failed.map((message) => ({ ...message, error: 'Not sent.' })),
  )
  useEffect(() => {
    keepUnsent(me.id, threadId, { text, failed: outgoing.map(({ id, text }) => ({ id, text })) })
  }, [me.id, threadId, text, outgoing])

  const change = (id: string, error: string | undefined) =>
    setOutgoing((all) => all.map((message) => (message.id === id ? { ...message, error } : message)))
  const sending = useMutation({
    mutationFn: ({ id, text }: { id: string; text: string }) =>
      call(sendMessage, { id: threadId, messageId: id, text }),
    onMutate: ({ id }) => change(id, undefined),
    onError: (error, { id }) => change(id, problemMessage(error, 'Not sent.')),
    onSuccess: async (_, { id }) => {
      await queryClient.invalidateQueries({ queryKey: resourceKey(listThreads) })
      setOutgoing((all) => all.filter((message) => message.id !== id))
    },
  })
  const attachment = useAttachment(threadId, () => setText(''))
  const send = () => {
    if (attachment.file) return attachment.send(text.trim())
    const message = { id: newId(), text: text.trim() }
    setOutgoing((all) => [...all, { ...message, error: undefined }])
    setText('')
    sending.mutate(message)
  }
  return {
    text,
    setText,
    outgoing,
    attachment,
    send,
    sendAgain: (message: Outgoing) => sending.mutate(message),
    discard: (id: string) => setOutgoing((all) => all.filter((message) => message.id !== id)),
  }
}
