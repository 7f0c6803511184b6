import { ActionIcon, Button } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconChevronDown, IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { EditedPath } from './edited.ts'
import { type EntryField, entryLists } from './entry-lists.ts'
import type { EntryList } from './entry-order.ts'
import classes from './entry-section.module.css'
import { LinesField, MonthField, ProseField, TextField } from './fields.tsx'
import { Section } from './section.tsx'
import { useEntries } from './use-entries.ts'

/** A list of the profile: entries unfold to be edited, move up and down, and come back after a removal. */
export function EntrySection({ list }: { list: EntryList }) {
  const { section, lead, one, fields } = entryLists[list]
  const entries = useEntries(list)
  const { removed } = entries
  const undo = removed && (
    <li key="removed" className={classes.removed}>
      <span role="status">{removed.name} removed.</span>
      <Button id={`${list}-undo`} variant="subtle" size="xs" onClick={entries.undo}>
        Undo
      </Button>
    </li>
  )
  return (
    <Section section={section} lead={lead}>
      {(entries.rows.length > 0 || removed) && (
        <ol className={classes.entries}>
          {entries.rows.map(({ id, position, path, name, under, isOpen, unsureCount }) => (
            <Row key={id} undo={removed?.position === position ? undo : undefined}>
              <div className={classes.head}>
                <button
                  type="button"
                  id={`${list}-${id}`}
                  className={classes.name}
                  aria-expanded={isOpen}
                  onClick={() => entries.toggle(id)}
                >
                  <IconChevronDown size={18} stroke={1.5} aria-hidden />
                  <span>
                    <strong>{name}</strong>
                    {under && <small>{under}</small>}
                    {unsureCount > 0 && <small className={classes.unsure}>{unsureCount} to check</small>}
                  </span>
                </button>
                <span className={classes.tools}>
                  <ActionIcon
                    id={`${list}-${id}--1`}
                    variant="subtle"
                    color="gray"
                    size={40}
                    aria-label={`Move ${name} up`}
                    aria-disabled={position === 0}
                    onClick={() => entries.move(position, -1)}
                  >
                    <IconArrowUp size={18} stroke={1.5} />
                  </ActionIcon>
                  <ActionIcon
                    id={`${list}-${id}-1`}
                    variant="subtle"
                    color="gray"
                    size={40}
                    aria-label={`Move ${name} down`}
                    aria-disabled={position === entries.rows.length - 1}
                    onClick={() => entries.move(position, 1)}
                  >
                    <IconArrowDown size={18} stroke={1.5} />
                  </ActionIcon>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size={40}
                    aria-label={`Remove ${name}`}
                    onClick={() => entries.remove(position)}
                  >
                    <IconTrash size={18} stroke={1.5} />
                  </ActionIcon>
                </span>
              </div>
              {isOpen && (
                <div className={classes.fields}>
                  {fields.map((field) => (
                    <FieldOf key={field.name} field={field} path={`${path}.${field.name}` as EditedPath} />
                  ))}
                </div>
              )}
            </Row>
          ))}
          {removed && removed.position >= entries.rows.length && undo}
        </ol>
      )}
      <span role="status" className="g-visually-hidden">
        {entries.heard}
      </span>
      <Button
        variant="default"
        className={classes.add}
        leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
        onClick={entries.add}
      >
        Add {one}
      </Button>
    </Section>
  )
}

function Row({ undo, children }: { undo: ReactNode; children: ReactNode }) {
  return (
    <>
      {undo}
      <li className={classes.entry}>{children}</li>
    </>
  )
}

type FieldProps = { field: EntryField; path: EditedPath }

function FieldOf({ field: { kind, label, hint, presentLabel }, path }: FieldProps) {
  const text = { path, label, hint }
  if (kind === 'lines') return <LinesField {...text} />
  if (kind === 'prose') return <ProseField {...text} />
  if (kind === 'month') return <MonthField {...text} presentLabel={presentLabel} />
  return <TextField {...text} />
}
