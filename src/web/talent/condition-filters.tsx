import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { readFirm } from '#contract/firms.ts'
import { staleAfterDays } from '#domain/capacity/confirmation.ts'
import { conditionLimits } from '#domain/talent/conditions.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { useMe } from '../session.ts'
import { DateFilter } from '../ui/date-filter.tsx'
import { AnchorLink } from '../ui/links.tsx'
import { typedCount } from '../ui/typed-count.ts'
import classes from './condition-filters.module.css'
import type { TalentFiltersProps } from './talent-filters.tsx'

type FieldProps = {
  label: string
  value: number
  max: number
  description?: ReactNode
  isDisabled?: boolean
  onChange: (count: number) => void
}

/** A whole number, taken once it is typed: on Enter, or on leaving the field. Empty means no condition. */
function CountField({ label, value, max, description, isDisabled = false, onChange }: FieldProps) {
  const typed = value === 0 ? '' : String(value)
  const [text, setText] = useState(typed)
  useEffect(() => setText(typed), [typed])
  const count = text.trim() === '' ? 0 : typedCount(text, { min: 1, max })
  const take = () => {
    if (count !== undefined && count !== value) onChange(count)
  }
  return (
    <TextInput
      label={label}
      description={description}
      error={count === undefined && `Please enter a whole number from 1 to ${max}.`}
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      disabled={isDisabled}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={take}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter') take()
      }}
    />
  )
}

/** Whose hours overlap is counted with, and where they are set. */
function CoreHours() {
  const { data } = useQuery(endpointQuery(readFirm, {}))
  const isSet = !data || data.settings.zone !== null
  return (
    <>
      {isSet ? 'With the core hours of ' : 'With 9 to 5 in New York, until core hours are set in '}
      <AnchorLink to="/settings/firm" fz="inherit" preload={false}>
        your firm’s settings
      </AnchorLink>
    </>
  )
}

/** What people offer, judged as on a shortlist. Who hasn't said isn't shown. */
export function ConditionFilters({ shown, onChange }: TalentFiltersProps) {
  const { role } = useMe()
  return (
    <fieldset className={classes.conditions}>
      <legend>Availability and rate</legend>
      <p>
        Shows people who have given their hours or rate, and confirmed their hours in the last {staleAfterDays} days.
      </p>
      {role === 'buyer' && (
        <CountField
          label="Overlap (hours a day)"
          description={<CoreHours />}
          value={shown.overlap}
          max={conditionLimits.overlap}
          onChange={(overlap) => onChange({ overlap })}
        />
      )}
      <CountField
        label="Free hours a week"
        value={shown.hours}
        max={conditionLimits.hours}
        onChange={(hours) => onChange({ hours })}
      />
      <DateFilter
        label="From"
        isDisabled={shown.hours === 0}
        value={shown.from}
        onChange={(from) => onChange({ from })}
      />
      <CountField
        label="For how many weeks"
        value={shown.weeks}
        max={conditionLimits.weeks}
        isDisabled={shown.hours === 0}
        onChange={(weeks) => onChange(weeks ? { weeks } : {})}
      />
      <CountField
        label="Highest rate ($ an hour)"
        value={shown.rate}
        max={conditionLimits.rate}
        onChange={(rate) => onChange({ rate })}
      />
    </fieldset>
  )
}
