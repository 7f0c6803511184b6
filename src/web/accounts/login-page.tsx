import { useSearch } from '@tanstack/react-router'
import { AccountFrame } from './account-frame.tsx'
import { LoginForm } from './login-form.tsx'
import { useGoOn } from './use-go-on.ts'

export function LoginPage() {
  const { email = '' } = useSearch({ strict: false })
  useGoOn()
  return (
    <AccountFrame title="Log in" lead="Pick up where you left off.">
      <LoginForm email={email} />
    </AccountFrame>
  )
}
