import { type RefObject, useEffect } from 'react'
import { type CriterionId, criterionIds, type Score, scores } from '#domain/scorecards/criteria.ts'
import { isTyping } from '../ui/is-typing.ts'

type Card = {
  form: RefObject<HTMLFormElement | null>
  /** Where one begins who isn't at any criterion. */
  first: CriterionId | undefined
  onScore: (id: CriterionId, score: Score) => void
}

/** 1 to 5 score one criterion after the other while the focus is at the card or its tab, and not in a text: nobody scores by accident. */
export function useScoreKeys({ form, first, onScore }: Card) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const score = scores.find((one) => String(one) === event.key)
      const tabs = form.current?.closest('[role=tabpanel]')?.parentElement
      const isElsewhere = isTyping(event.target) || !tabs?.contains(event.target as Element)
      if (!score || isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return
      if (!form.current?.checkVisibility()) return
      const fields = [...form.current.querySelectorAll('fieldset')]
      const at = fields.findIndex((field) => field.contains(document.activeElement))
      const id = criterionIds[at] ?? first
      if (!id) return
      onScore(id, score)
      const next = fields[criterionIds.indexOf(id) + 1]
      const radio = next?.querySelector<HTMLElement>('input:checked') ?? next?.querySelector('input')
      // At the last one, Enter saves.
      ;(radio ?? fields.at(-1)?.querySelector<HTMLElement>(`input[value="${score}"]`))?.focus()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}
