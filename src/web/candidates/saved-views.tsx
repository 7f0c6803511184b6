import { Button, CloseButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { listCandidateViews, removeCandidateView } from '#contract/candidate-views.ts'
import { call } from '../api.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { notifyError } from '../ui/notify.ts'
import classes from './saved-views.module.css'
import { type CandidateList, listSearch } from './use-candidate-list.ts'

const NameView = lazy(async () => ({ default: (await import('./name-view.tsx')).NameView }))

/** The query of what is shown, without the page: a view begins at its first. */
const addressOf = (shown: CandidateList) => String(new URLSearchParams(listSearch({ ...shown, page: 1 })))

/** Filters and orders that the admin has given a name, and a button that adds the one that is shown. */
export function SavedViews({ shown }: { shown: CandidateList }) {
  const queryClient = useQueryClient()
  const query = endpointQuery(listCandidateViews, {})
  const { data } = useQuery(query)
  const [isNaming, naming] = useDisclosure()
  const address = addressOf(shown)
  const removing = useMutation({
    mutationFn: (name: string) => call(removeCandidateView, { name }),
    onSuccess: (answer) => queryClient.setQueryData(query.queryKey, answer),
    onError: (error) => notifyError('The view couldn’t be removed', { detail: error.message }),
  })
  const views = data?.views ?? []
  const isSaved = views.some((view) => view.address === address)
  return (
    <nav className={classes.views} aria-label="Saved views">
      {views.map((view) => (
        <span key={view.name} className={classes.view} data-current={view.address === address || undefined}>
          <Link to="/admin" search={Object.fromEntries(new URLSearchParams(view.address))} preload={false}>
            {view.name}
          </Link>
          <CloseButton size="xs" aria-label={`Remove view ${view.name}`} onClick={() => removing.mutate(view.name)} />
        </span>
      ))}
      {!isSaved && (
        <Button size="xs" variant="subtle" color="gray" onClick={naming.open}>
          Save This View
        </Button>
      )}
      {isNaming && (
        <Suspense>
          <NameView
            address={address}
            onClose={naming.close}
            onSaved={(answer) => {
              queryClient.setQueryData(query.queryKey, answer)
              naming.close()
            }}
          />
        </Suspense>
      )}
    </nav>
  )
}
