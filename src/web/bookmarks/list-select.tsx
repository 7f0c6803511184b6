import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { listTalentLists } from '#contract/bookmarks.ts'
import { hiddenList } from '#domain/bookmarks/list.ts'
import { endpointQuery } from '../endpoint-query.ts'

/** Chooses one of the firm's lists, once it has any. */
export function ListSelect({ value, onChange }: { value: string; onChange: (list: string) => void }) {
  const { data } = useQuery(endpointQuery(listTalentLists, {}))
  if (!data || (data.lists.length === 0 && data.hidden === 0 && !value)) return null
  const options = [
    { value: '', label: 'All talent' },
    ...data.lists.map(({ id, name }) => ({ value: id, label: name })),
    ...(data.hidden > 0 || value === hiddenList ? [{ value: hiddenList, label: `Hidden (${data.hidden})` }] : []),
  ]
  const isKnown = options.some((option) => option.value === value)
  return (
    <NativeSelect
      aria-label="List"
      data={isKnown ? options : [...options, { value, label: 'A deleted list' }]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
