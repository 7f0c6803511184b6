import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { sessionQuery } from '../session.ts'

/** The shell shows the account's name and photo: it follows when the profile changes them. */
export function useFreshAccount() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return async () => {
    await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
    await router.invalidate()
  }
}
