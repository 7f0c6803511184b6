import { Select } from '@mantine/core'
import { IconWorld } from '@tabler/icons-react'
import { useMemo } from 'react'

const shown = (zone: string) => zone.replaceAll('_', ' ')

type Props = {
  label?: string
  value: string
  description?: string
  error?: string | undefined
  onChange: (zone: string) => void
  onBlur?: () => void
  /** Where the focus goes when this field is wrong. */
  'data-path'?: string
}

/** Any zone of the IANA database; type a city to find it. */
export function ZoneSelect({ label = 'Time zone', value, onChange, ...props }: Props) {
  const data = useMemo(() => {
    const zones = new Set([value, ...Intl.supportedValuesOf('timeZone'), 'UTC'])
    return [...zones].sort().map((zone) => ({ value: zone, label: shown(zone) }))
  }, [value])
  return (
    <Select
      {...props}
      label={label}
      data={data}
      value={value}
      onChange={(zone) => zone && onChange(zone)}
      leftSection={<IconWorld size={18} stroke={1.5} aria-hidden />}
      searchable
      selectFirstOptionOnChange
      allowDeselect={false}
      nothingFoundMessage="No such time zone"
      maxDropdownHeight={280}
      limit={100}
    />
  )
}
