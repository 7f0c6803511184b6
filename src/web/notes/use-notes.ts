import { useMutation, useQueryClient } from '@tanstack/react-query'
import { readBookmarks } from '#contract/bookmarks.ts'
import { deleteNote, editNote, listNotes, writeNote } from '#contract/notes.ts'
import { call } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'

/** Changes the notes on someone, and asks for them again. */
export function useNotes(candidateId: string) {
  const queryClient = useQueryClient()
  const onSuccess = () => {
    void queryClient.invalidateQueries({ queryKey: resourceKey(readBookmarks) })
    return queryClient.invalidateQueries({ queryKey: resourceKey(listNotes, { id: candidateId }) })
  }
  return {
    write: useMutation({
      mutationFn: (text: string): Promise<unknown> => call(writeNote, { id: candidateId, text }),
      onSuccess,
    }),
    edit: useMutation({
      mutationFn: (note: { id: string; text: string }): Promise<unknown> => call(editNote, note),
      onSuccess,
    }),
    remove: useMutation({ mutationFn: (id: string): Promise<unknown> => call(deleteNote, { id }), onSuccess }),
  }
}
