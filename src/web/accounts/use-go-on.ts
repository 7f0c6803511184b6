import { useQuery } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { safeRedirect } from '#domain/accounts/redirect.ts'
import { isRole, roleHomes } from '#domain/accounts/role.ts'
import { sessionQuery } from '../session.ts'

/** Sends whoever is signed in, now or after the form, to the page they wanted or to their home page. */
export function useGoOn() {
  const { redirect } = useSearch({ strict: false })
  const { history } = useRouter()
  const me = useQuery(sessionQuery).data?.me
  useEffect(() => {
    if (me && isRole(me.role)) history.replace(safeRedirect(redirect) ?? roleHomes[me.role])
  }, [me, redirect, history])
}
