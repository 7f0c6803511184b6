import { useQuery } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { safeRedirect } from '#domain/accounts/redirect.ts'
import { roleHomes } from '#domain/accounts/role.ts'
import { sessionQuery } from '../session.ts'

/** Whoever is signed in, now or after the form, goes on to where they wanted to be, or home. */
export function useGoOn() {
  const { redirect } = useSearch({ strict: false })
  const { history } = useRouter()
  const me = useQuery(sessionQuery).data?.me
  useEffect(() => {
    if (me) history.replace(safeRedirect(redirect) ?? roleHomes[me.role])
  }, [me, redirect, history])
}
