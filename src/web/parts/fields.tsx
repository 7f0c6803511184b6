import { passwordMinimum } from '#domain/accounts/password.ts'
import { CodeField } from '../ui/code-field.tsx'
import { CountStepper } from '../ui/count-stepper.tsx'
import { DateFilter } from '../ui/date-filter.tsx'
import { FilterChips } from '../ui/filter-chips.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { PhoneInput } from '../ui/phone-input.tsx'
import { PlainCheckbox } from '../ui/plain-checkbox.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { StrengthMeter } from '../ui/strength-meter.tsx'
import { TagInput } from '../ui/tag-input.tsx'
import { WeekHours } from '../ui/week-hours.tsx'
import { ZoneSelect } from '../ui/zone-select.tsx'
import { Kept } from './kept.tsx'
import type { PartStates } from './part-states.ts'

const noop = () => {}
const chips = { all: 'All', open: 'Open', closed: 'Closed' } as const
const software = ['QuickBooks Online', 'Xero', 'NetSuite', 'Sage Intacct', 'Bill.com']
const hours = [
  { weekday: 1, from: '09:00', to: '12:00' },
  { weekday: 1, from: '13:00', to: '17:00' },
  { weekday: 3, from: '22:00', to: '02:00' },
]

const code = (label: string, start: string, error?: string) => (
  <Kept start={start}>
    {(value, set) => <CodeField label={label} value={value} onChange={set} onBlur={noop} error={error} />}
  </Kept>
)
const tags = (label: string, start: string[], error?: string) => (
  <Kept start={start}>
    {(value, set) => (
      <TagInput
        label={label}
        description="Press Enter or comma to add."
        placeholder="Xero"
        suggestions={software}
        error={error}
        value={value}
        onChange={set}
      />
    )}
  </Kept>
)
const count = (label: string, start: number | null, canBeEmpty: boolean, error?: string) => (
  <Kept start={start}>
    {(value, set) => (
      <CountStepper label={label} error={error} min={1} max={10} canBeEmpty={canBeEmpty} value={value} onChange={set} />
    )}
  </Kept>
)

/** What is filled in or chosen. */
export const fields: PartStates = {
  PasswordField: {
    Empty: <PasswordField label="Password" />,
    Wrong: <PasswordField label="New password" defaultValue="short" error="Please use at least 8 characters." />,
    'Read-only': <PasswordField label="Chosen password" defaultValue="correct horse" readOnly />,
    Disabled: <PasswordField label="Locked password" defaultValue="correct horse" disabled />,
  },
  PhoneInput: {
    Filled: (
      <Kept start="+63 917 555 0142">{(value, set) => <PhoneInput label="Phone" value={value} onType={set} />}</Kept>
    ),
    Wrong: (
      <Kept start="917">
        {(value, set) => (
          <PhoneInput label="WhatsApp" value={value} onType={set} error="Please enter a valid number." />
        )}
      </Kept>
    ),
  },
  StrengthMeter: {
    Empty: <StrengthMeter value="" minimum={passwordMinimum} />,
    Weak: <StrengthMeter value="password" minimum={passwordMinimum} />,
    Strong: <StrengthMeter value="correct horse battery staple" minimum={passwordMinimum} />,
  },
  CodeField: { Empty: code('Code', ''), Wrong: code('Wrong code', '123456', 'That code isn’t right.') },
  PlainCheckbox: {
    Off: <PlainCheckbox label="Remember me" />,
    On: <PlainCheckbox label="Keep me posted" defaultChecked />,
    Disabled: <PlainCheckbox label="Not yours to choose" disabled />,
  },
  TagInput: {
    Empty: tags('Software', []),
    Filled: tags('Software in use', ['QuickBooks Online', 'A tag that is as long as a short sentence about it']),
    Wrong: tags('Software systems', ['Xero'], 'Please use at most 80 characters.'),
  },
  CountStepper: {
    'At its least': count('Hires', 1, false),
    'May be empty': count('Estimated hires', null, true),
    Wrong: count('Seats', 10, false, 'Please choose fewer.'),
  },
  ZoneSelect: {
    Chosen: <Kept start="America/New_York">{(value, set) => <ZoneSelect value={value} onChange={set} />}</Kept>,
    Wrong: <ZoneSelect label="Your zone" value="UTC" error="Please choose a time zone." onChange={noop} />,
  },
  WeekHours: {
    'Some days': (
      <Kept start={hours}>
        {(weekly, set) => (
          <WeekHours weekly={weekly} errors={{}} closedLabel="Not working" onChange={set} noteOf={() => null} />
        )}
      </Kept>
    ),
    Wrong: (
      <WeekHours
        weekly={hours}
        errors={{ 'weekly.2': 'A range must be at least 30 minutes long.', weekly: 'These hours overlap.' }}
        closedLabel="No calls"
        onChange={noop}
      />
    ),
  },
  SearchBox: {
    Empty: <SearchBox label="Search projects" value="" onSearch={noop} />,
    Searched: <SearchBox label="Search people" value="Carmen" onSearch={noop} />,
  },
  DateFilter: {
    Empty: <DateFilter label="From" value="" onChange={noop} />,
    Chosen: <DateFilter label="To" value="2026-11-05" onChange={noop} />,
    Off: <DateFilter label="From" value="" isDisabled onChange={noop} />,
  },
  FilterChips: {
    'One chosen': (
      <Kept<keyof typeof chips> start="open">
        {(value, set) => <FilterChips label="Status" options={chips} value={value} onChange={set} />}
      </Kept>
    ),
  },
}
