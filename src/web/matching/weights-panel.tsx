import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { emphasesFor, emphasisOf, largestShare } from '#domain/matching/emphasis.ts'
import { factorLabels } from '#domain/matching/line-labels.ts'
import { type Emphasis, factorKinds, type ProjectNeed } from '#domain/projects/need.ts'
import choice from './choice.module.css'
import { useNeed } from './use-need.ts'
import { emphasisLabels, formatWeights, presetNames, presetOf, weightsOf, withWeight } from './weights.ts'
import classes from './weights-panel.module.css'

type Props = { id: string; updatedAt: string; need: ProjectNeed; canEdit: boolean }

/** How much each kind of line counts. Those who may not change it can read it. */
export function WeightsPanel({ id, updatedAt, need, canEdit }: Props) {
  const { isSaving, save } = useNeed({ id, updatedAt })
  const panel = useWeightsAsked()
  const { emphasis } = need
  const preset = presetOf(emphasis)
  const change = (chosen: ProjectNeed['emphasis']) => save({ ...need, emphasis: chosen })
  return (
    <details ref={panel} id="weights" className={classes.panel} aria-busy={isSaving}>
      <summary>
        <h2>Weights</h2> <span>{formatWeights(emphasis)}</span>
      </summary>
      <p className={classes.quiet}>
        How much each kind of line counts where you ask for it. Off doesn’t count, and must leaves out anyone who meets
        it only in part. Doubling stops where a kind would carry more than {100 * largestShare}% of all points.
      </p>
      {canEdit && (
        <label className={classes.preset}>
          Kind of work
          <select
            className={choice.choice}
            value={preset}
            disabled={isSaving}
            onChange={({ currentTarget }) => change(weightsOf(currentTarget.value as (typeof presetNames)[number]))}
          >
            {preset === 'own' && <option value="own">Your own</option>}
            <option value="normal">All normal</option>
            {presetNames.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <ul className={classes.kinds}>
        {factorKinds.map((kind) => {
          const chosen = emphasisOf(kind, emphasis)
          return (
            <li key={kind} data-changed={chosen !== 'normal' || undefined}>
              {canEdit ? (
                <label>
                  {factorLabels[kind]}
                  <select
                    className={choice.choice}
                    value={chosen}
                    disabled={isSaving}
                    onChange={({ currentTarget }) =>
                      change(withWeight(emphasis, kind, currentTarget.value as Emphasis))
                    }
                  >
                    {emphasesFor(kind).map((one) => (
                      <option key={one} value={one}>
                        {emphasisLabels[one]}
                      </option>
                    ))}
                  </select>
                </label>
              ) : (
                <>
                  {factorLabels[kind]} <span>{emphasisLabels[chosen]}</span>
                </>
              )}
            </li>
          )
        })}
      </ul>
    </details>
  )
}

/** Opened, and in view, for whoever comes here to change them. */
function useWeightsAsked() {
  const panel = useRef<HTMLDetailsElement>(null)
  const isAsked = useLocation({ select: ({ hash }) => hash === 'weights' })
  useEffect(() => {
    if (!isAsked || !panel.current) return
    panel.current.open = true
    panel.current.scrollIntoView({ block: 'start' })
    panel.current.querySelector('summary')?.focus({ preventScroll: true })
  }, [isAsked])
  return panel
}
