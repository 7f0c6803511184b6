import { useState } from 'react'
import { confirmEmail } from '#contract/confirmations.ts'
import type { Confirmation } from '#domain/accounts/challenge.ts'
import { Problem } from '#domain/problem.ts'
import { call } from '../api.ts'
import { isRefused } from './is-refused.ts'

type Proof = { token: string } | { email: string; code: string }

/** What people enter and can correct; anything else that is refused came with the link. */
const entered = ['code', 'owner.newPassword']

type View =
  | { name: 'link' | 'expired' | 'code' }
  | { name: 'sent'; email: string; waitSeconds: number }
  | { name: 'confirmed'; email: string }
  | { name: 'password' | 'new-password'; proof: Proof }

/** The steps of confirming an address: which one is shown, and which follows from the server's response. */
export function useConfirmation(token: string | undefined) {
  const [view, setView] = useState<View>({ name: token ? 'link' : 'code' })
  const confirm = async (proof: Proof, owner?: Confirmation['owner']) => {
    try {
      const { email } = await call(confirmEmail, { ...proof, owner })
      setView({ name: 'confirmed', email })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      if (error.code === 'password_required') setView({ name: 'password', proof })
      else if (isRefused(error) && !entered.includes(error.field ?? '')) setView({ name: 'expired' })
      else throw error
    }
  }
  return { view, setView, confirm }
}
