import { useRef } from 'react'
import type { PaymentMethod } from '#contract/billing.ts'
import { defaultOf } from '#domain/billing/payment-method.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { MethodRow } from './method-row.tsx'
import classes from './methods.module.css'

/** Removing a row removes its buttons, so the list takes the focus. */
export function Methods({ methods }: { methods: PaymentMethod[] }) {
  const list = useRef<HTMLUListElement>(null)
  if (methods.length === 0)
    return <EmptyState title="No payment methods yet">Add a card or a US bank account to pay with.</EmptyState>
  const heirOf = (method: PaymentMethod) =>
    method.is_default
      ? defaultOf(
          methods.filter((other) => other !== method),
          null,
        )
      : undefined
  return (
    <ul className={classes.methods} ref={list} tabIndex={-1} aria-label="Payment methods">
      {methods.map((method) => (
        <MethodRow key={method.id} method={method} heir={heirOf(method)} onRemoved={() => list.current?.focus()} />
      ))}
    </ul>
  )
}
