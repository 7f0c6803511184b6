import { useQuery } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { safeRedirect } from '#domain/accounts/redirect.ts'
import { roleHomes } from '#domain/accounts/role.ts'
import { sessionQuery } from '../session.ts'
import { AccountFrame } from './account-frame.tsx'
import { LoginForm } from './login-form.tsx'

/** Whoever is signed in, now or after the form, goes on to where they wanted to be, or home. */
export function LoginPage() {
  const { redirect, email = '' } = useSearch({ strict: false })
  const { history } = useRouter()
  const { data: me } = useQuery(sessionQuery)
  useEffect(() => {
    if (me) history.replace(safeRedirect(redirect) ?? roleHomes[me.role])
  }, [me, redirect, history])
  return (
    <AccountFrame title="Log in" lead="Pick up where you left off.">
      <LoginForm email={email} />
    </AccountFrame>
  )
}
