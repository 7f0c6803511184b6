import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ApplicationsSearch, readApplicationsAddress, showInAddress } from './applications-address.ts'

export function useApplicationsView() {
  const view = readApplicationsAddress(useSearch({ strict: false }))
  const navigate = useNavigate()
  const go = (search: (before: ApplicationsSearch) => ApplicationsSearch, { replace = false } = {}) =>
    void navigate({ to: '.', search, replace, resetScroll: false })
  return {
    ...view,
    show: (changes: Partial<typeof view.list>) => go((before) => showInAddress(before, changes)),
    choose: (ids: string[]) => go((before) => ({ ...before, chosen: ids.join(',') || undefined }), { replace: true }),
    compare: (isOn: boolean) => go((before) => ({ ...before, view: isOn ? 'compare' : undefined })),
    open: (id: string | undefined) => go((before) => ({ ...before, applicant: id })),
  }
}
