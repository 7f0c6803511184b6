import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'

const redirectDelaySeconds = 2

/** Redirects once there is a target, after enough time to read the message. */
export function useDelayedRedirect(to: '/login' | '/forgot-password' | undefined) {
  const navigate = useNavigate()
  useEffect(() => {
    if (!to) return
    const timer = setTimeout(() => navigate({ to, replace: true }), redirectDelaySeconds * 1000)
    return () => clearTimeout(timer)
  }, [to, navigate])
}
