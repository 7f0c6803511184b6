import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'

const redirectDelaySeconds = 2

/** Once there is somewhere to go, goes there after a moment for reading. */
export function useDelayedRedirect(to: '/login' | '/forgot-password' | undefined) {
  const navigate = useNavigate()
  useEffect(() => {
    if (!to) return
    const timer = setTimeout(() => navigate({ to, replace: true }), redirectDelaySeconds * 1000)
    return () => clearTimeout(timer)
  }, [to, navigate])
}
