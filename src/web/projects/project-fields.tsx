import { Checkbox, Select, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import {
  engagementDetails,
  engagementTypes,
  hiresLimit,
  noteReaders,
  scopeTasks,
  seniorityLevels,
  systemLimit,
} from '#domain/projects/details.ts'
import { software } from '#domain/trade/software.ts'
import { CountStepper } from '../ui/count-stepper.tsx'
import { TagInput } from '../ui/tag-input.tsx'
import { TypedNumbers } from '../ui/typed-numbers.tsx'
import type { useCheckedForm } from '../ui/use-checked-form.ts'
import { fieldLabels } from './field-labels.ts'
import classes from './project-fields.module.css'
import type { ProjectField, ProjectValues } from './project-values.ts'

export type ProjectForm = ReturnType<typeof useCheckedForm<ProjectValues>>

const systems = software.all.map(({ name }) => name)

/** What is written rather than chosen. */
const written = [
  'title',
  'description',
  'softwareSystems',
  'duration',
  'location',
  'preferredTimeOverlap',
  'internalNote',
] as const

type Props = {
  form: ProjectForm
  /** The editors call software systems "Skills" and let the hires be none. */
  kind: 'new' | 'edit'
  /** A line under a field, such as where its content comes from. */
  noteOf?: (field: ProjectField) => ReactNode
  /** What stands beside the hires: the editors' status. */
  status?: ReactNode
}

/** All fields of a project. Everything but the title may stay empty. */
export function ProjectFields({ form, kind, noteOf = () => undefined, status }: Props) {
  const { values, setValues, errors, getInputProps } = form
  const isNew = kind === 'new'
  const text = (field: Exclude<ProjectField, 'need'>) => ({
    label: fieldLabels[field],
    description: noteOf(field),
    ...getInputProps(field),
  })
  const choice = (field: ProjectField, data: readonly string[]) => (
    <Select
      label={fieldLabels[field]}
      description={noteOf(field)}
      data-path={field}
      error={errors[field]}
      data={[...data]}
      placeholder="Any"
      clearable
      clearButtonProps={{ 'aria-label': `Clear ${fieldLabels[field]}` }}
      value={(values[field] as string) || null}
      onChange={(chosen) => setValues({ [field]: chosen ?? '' })}
    />
  )
  return (
    <div className={classes.fields}>
      <TextInput {...text('title')} className={classes.wide} required autoComplete="off" data-autofocus />
      <Checkbox.Group
        className={classes.wide}
        label={fieldLabels.scopeTasks}
        description={noteOf('scopeTasks')}
        error={errors.scopeTasks}
        value={values.scopeTasks}
        onChange={(chosen) => setValues({ scopeTasks: chosen })}
      >
        <div className={classes.tasks}>
          {scopeTasks.map((task) => (
            <Checkbox key={task} value={task} label={task} />
          ))}
        </div>
      </Checkbox.Group>
      <Textarea
        {...text('description')}
        className={classes.wide}
        description={noteOf('description') ?? 'What the work is, in your own words: duties, deadlines, clients.'}
        autosize
        minRows={4}
        maxRows={20}
      />
      <div className={classes.wide}>
        <TagInput
          label={isNew ? fieldLabels.softwareSystems : 'Skills'}
          description={noteOf('softwareSystems') ?? 'Press Enter or comma to add.'}
          error={errors.softwareSystems}
          data-path="softwareSystems"
          placeholder="QuickBooks Online, Bill.com"
          suggestions={systems}
          maxLength={systemLimit}
          value={values.softwareSystems}
          onChange={(softwareSystems) => setValues({ softwareSystems })}
        />
      </div>
      {choice('seniorityLevel', seniorityLevels)}
      {choice('engagementType', engagementTypes)}
      {choice('engagementDetails', engagementDetails)}
      <CountStepper
        label={fieldLabels.estimatedHires}
        description={noteOf('estimatedHires')}
        error={errors.estimatedHires}
        data-path="estimatedHires"
        min={isNew ? 1 : 0}
        max={hiresLimit}
        canBeEmpty={!isNew}
        value={values.estimatedHires}
        onChange={(estimatedHires) => setValues({ estimatedHires })}
      />
      <TextInput {...text('startDate')} type="date" min="2000-01-01" max="2100-12-31" />
      <TextInput {...text('endDate')} type="date" min={values.startDate || '2000-01-01'} max="2100-12-31" />
      <TextInput {...text('duration')} placeholder="3 months" autoComplete="off" />
      {(['payRate', 'payRateMax'] as const).map((field) => (
        <TextInput
          key={field}
          {...text(field)}
          inputMode="decimal"
          autoComplete="off"
          placeholder={field === 'payRateMax' ? 'For a range' : undefined}
          leftSection={<span className={classes.unit}>$</span>}
          rightSection={<span className={classes.unit}>/hr</span>}
          rightSectionWidth={44}
        />
      ))}
      <TextInput {...text('location')} placeholder="Remote" autoComplete="off" />
      <TextInput {...text('preferredTimeOverlap')} placeholder="9 AM to 1 PM Eastern" autoComplete="off" />
      {status}
      <div className={classes.wide}>
        <Textarea
          label={fieldLabels.internalNote}
          description={noteOf('internalNote') ?? noteReaders}
          data-path="internalNote"
          autosize
          minRows={3}
          error={errors.internalNote}
          value={values.internalNote}
          onChange={(event) => setValues({ internalNote: event.currentTarget.value })}
        />
        <TypedNumbers texts={Object.fromEntries(written.map((field) => [fieldLabels[field], values[field]]))} />
      </div>
    </div>
  )
}
