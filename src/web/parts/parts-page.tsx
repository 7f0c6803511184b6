import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { facts } from './facts.tsx'
import { fields } from './fields.tsx'
import { framedParts } from './framed-parts.tsx'
import { messages } from './messages.tsx'
import type { PartStates } from './part-states.ts'
import classes from './parts-page.module.css'

/** Each part of `ui` in its states, for whoever changes one. `only` shows one state of a part that a page has once. */
export function PartsPage() {
  const { only } = useSearch({ from: '/dev/parts' })
  const [part = '', state = ''] = only?.split(':') ?? []
  const framed = framedParts[part]?.[state]
  if (framed) return ownsPage(part) ? framed : <main id="main">{framed}</main>
  return (
    <main id="main" className={classes.page}>
      <h1>Parts of the interface</h1>
      <Parts parts={fields} />
      <Parts parts={messages} />
      <Parts parts={facts} />
      <Parts
        parts={Object.fromEntries(
          Object.entries(framedParts).map(([part, states]) => [
            part,
            Object.fromEntries(
              Object.keys(states).map((state) => [state, <Framed key={state} {...{ part, state }} />]),
            ),
          ]),
        )}
      />
    </main>
  )
}

const ownsPage = (part: string) => part === 'Checking' || part === 'ErrorPage'

function Parts({ parts }: { parts: PartStates }) {
  return Object.entries(parts).map(([part, states]) => (
    <section key={part} className={classes.part} aria-labelledby={part}>
      <h2 id={part}>{part}</h2>
      <div className={classes.states}>
        {Object.entries(states).map(([state, shown]) => (
          <State key={state} name={state}>
            {shown}
          </State>
        ))}
      </div>
    </section>
  ))
}

const State = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <p className={classes.state}>{name}</p>
    {children}
  </div>
)

const Framed = ({ part, state }: { part: string; state: string }) => (
  <iframe
    className={classes.frame}
    loading="lazy"
    title={`${part}: ${state}`}
    src={`/dev/parts?${new URLSearchParams({ only: `${part}:${state}` })}`}
  />
)
