import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readDashboard, rereadResume } from '#contract/dashboard.ts'
import { readProfile, saveProfile } from '#contract/profiles.ts'
import { acceptFindings } from '#domain/dashboard/accept-findings.ts'
import { findingsIn } from '#domain/dashboard/findings.ts'
import { Problem } from '#domain/problem.ts'
import { profileMessages } from '#domain/profiles/edited-profile.ts'
import { call } from '../api.ts'
import { editorQuery } from '../editor-query.ts'
import { resourceKey } from '../endpoint-query.ts'
import { problemMessage } from '../problem-message.ts'
import { notifySuccess } from '../ui/notify.ts'
import { acceptedPaths, declinedAtFirst, toggled } from './declined-findings.ts'

/** A file's content never changes, and reading is limited per day. */
const readingQuery = (uploadedAt: string) =>
  queryOptions({
    queryKey: ['resume-reading', uploadedAt],
    queryFn: () => call(rereadResume, {}),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

/** What the resume adds to the profile; everything else is accepted unless declined. */
export function useFindings(resumeUploadedAt: string, onSaved: () => void) {
  const queryClient = useQueryClient()
  const [declined, setDeclined] = useState(declinedAtFirst)
  const reading = useQuery(readingQuery(resumeUploadedAt))
  const own = useQuery(editorQuery(readProfile, {}))
  const { profile: read, checks = [], message } = reading.data ?? {}
  const findings = read && own.data ? findingsIn(read, own.data.profile) : undefined
  const accepted = acceptedPaths(findings ?? [], declined)

  const saving = useMutation({
    mutationFn: async () => {
      if (!own.data || !read) return
      const { version, whatsapp, workingHours } = own.data
      const next = acceptFindings(own.data, { profile: read, checks }, accepted)
      await call(saveProfile, { expectedVersion: version, whatsapp, workingHours, ...next })
    },
    onSuccess: () => {
      notifySuccess(profileMessages.saved)
      void queryClient.invalidateQueries({ queryKey: resourceKey(readDashboard) })
      onSaved()
    },
    // What was changed elsewhere is compared again.
    onError: (error) => error instanceof Problem && error.code === 'conflict' && void own.refetch(),
  })
  const refetch = () => Promise.all([reading.error && reading.refetch(), own.error && own.refetch()])

  return {
    query: {
      data: message || findings ? { unreadable: message, findings: findings ?? [] } : undefined,
      error: reading.error ?? own.error,
      refetch,
    },
    accepted,
    saveFailure: saving.error ? problemMessage(saving.error, profileMessages.saving) : undefined,
    isSaving: saving.isPending,
    save: () => saving.mutate(),
    toggle: (path: string) => setDeclined((before) => toggled(before, path)),
  }
}
