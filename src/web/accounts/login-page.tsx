import { Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { brand } from '#domain/brand.ts'
import { changeSession } from '../session.ts'
import { AnchorLink } from '../ui/links.tsx'
import { AccountFrame } from './account-frame.tsx'
import classes from './login-form.module.css'
import { LoginForm } from './login-form.tsx'
import { useGoOn } from './use-go-on.ts'

export function LoginPage() {
  const queryClient = useQueryClient()
  const router = useRouter()
  const email = useLocation({ select: ({ state }) => state.email ?? '' })
  useGoOn()
  return (
    <AccountFrame title="Log in" lead="Pick up where you left off.">
      <LoginForm
        email={email}
        onSignedIn={(me) => changeSession(queryClient, me)}
        onSecondFactor={(secondFactor) =>
          router.navigate({ to: '/login/verify', search: true, state: { secondFactor } })
        }
        hasProviders={document.querySelector('[name="glide:openid"]') !== null}
        forgot={
          <AnchorLink to="/forgot-password" size="sm" className={classes.forgot}>
            Forgot password?
          </AnchorLink>
        }
      >
        <AnchorLink to="/login/passkey" search size="sm">
          Log in with a passkey
        </AnchorLink>
      </LoginForm>
      <Text size="sm" c="dimmed" mt={24}>
        New to {brand.name}?{' '}
        <AnchorLink to="/customer-onboarding" inherit>
          Sign up
        </AnchorLink>
      </Text>
      <Text size="sm" c="var(--g-ink-3)" mt={8}>
        By logging in, you agree to the{' '}
        <AnchorLink to="/terms" inherit c="inherit">
          Terms of Service
        </AnchorLink>{' '}
        and{' '}
        <AnchorLink to="/privacy" inherit c="inherit">
          Privacy Policy
        </AnchorLink>
        .
      </Text>
    </AccountFrame>
  )
}
