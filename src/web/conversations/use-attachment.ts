import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { listThreads, sendFile } from '#contract/conversations.ts'
import { messageFileProblem } from '#domain/conversations/file.ts'
import { upload } from '../api-upload.ts'
import { resourceKey } from '../endpoint-query.ts'
import { newId } from '../new-id.ts'
import { problemMessage } from '../problem-message.ts'

type Attempt = { id: string; text: string; file: File }

/** The chosen file. It stays in the composer, with the text, until it has arrived; the device doesn't keep it. */
export function useAttachment(threadId: string, onSent: () => void) {
  const queryClient = useQueryClient()
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const [sentBytes, setSentBytes] = useState(0)
  const last = useRef<Attempt>(undefined)
  const sending = useMutation({
    mutationFn: ({ id, text, file }: Attempt) =>
      upload(sendFile, { id: threadId, messageId: id, text }, file, { onSent: setSentBytes }),
    onMutate: () => {
      setProblem(undefined)
      setSentBytes(0)
    },
    onError: (error) => setProblem(problemMessage(error, 'Not sent.')),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: resourceKey(listThreads) })
      setFile(undefined)
      onSent()
    },
  })
  return {
    file,
    problem,
    sentBytes: sending.isPending ? sentBytes : undefined,
    choose: (chosen: File) => {
      const found = messageFileProblem(chosen)
      setProblem(found)
      if (!found) setFile(chosen)
    },
    remove: () => {
      setFile(undefined)
      setProblem(undefined)
    },
    /** The same again keeps its id, so that what did arrive isn't there twice. */
    send: (text: string) => {
      if (!file || sending.isPending) return
      const isSame = last.current?.file === file && last.current.text === text
      last.current = { id: isSame && last.current ? last.current.id : newId(), text, file }
      sending.mutate(last.current)
    },
  }
}

export type Attachment = ReturnType<typeof useAttachment>
