import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    resetToken?: string
  }
}

/**
 * The token of a reset link. It is removed from the address bar, where it could be copied or
 * seen, and kept with the history entry, so that it survives a reload.
 */
export function useResetToken(): string | undefined {
  const { token } = useSearch({ strict: false })
  const kept = useLocation({ select: ({ state }) => state.resetToken })
  const [known] = useState(token ?? kept)
  const navigate = useNavigate()
  useEffect(() => {
    if (token) navigate({ to: '/update-password', replace: true, state: { resetToken: token } })
  }, [token, navigate])
  return token ?? known
}
