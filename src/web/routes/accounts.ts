import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { root } from './frames.ts'
import { texts } from './guards.ts'

const customerOnboarding = createRoute({
  getParentRoute: () => root,
  path: '/customer-onboarding',
  component: lazyRouteComponent(() => import('../buyers/customer-onboarding-page.tsx'), 'CustomerOnboardingPage'),
})

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: texts('redirect'),
  component: lazyRouteComponent(() => import('../accounts/login-page.tsx'), 'LoginPage'),
})

const verify = createRoute({
  getParentRoute: () => root,
  path: '/login/verify',
  validateSearch: texts('redirect'),
  component: lazyRouteComponent(() => import('../accounts/verify-page.tsx'), 'VerifyPage'),
})

const loginPasskey = createRoute({
  getParentRoute: () => root,
  path: '/login/passkey',
  validateSearch: texts('redirect'),
  component: lazyRouteComponent(() => import('../accounts/passkey-page.tsx'), 'PasskeyPage'),
})

/** Providers send browsers back here: whatever they add to the address is read by the server. */
const loginWith = createRoute({
  getParentRoute: () => root,
  path: '/login/with/$provider',
  component: lazyRouteComponent(() => import('../accounts/provider-page.tsx'), 'ProviderPage'),
})

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  component: lazyRouteComponent(() => import('../accounts/forgot-password-page.tsx'), 'ForgotPasswordPage'),
})

const updatePassword = createRoute({
  getParentRoute: () => root,
  path: '/update-password',
  validateSearch: texts('token'),
  component: lazyRouteComponent(() => import('../accounts/update-password-page.tsx'), 'UpdatePasswordPage'),
})

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  beforeLoad: ({ location }) => {
    throw redirect({ to: '/update-password', search: location.search, hash: location.hash, replace: true })
  },
})

const confirm = createRoute({
  getParentRoute: () => root,
  path: '/confirm',
  validateSearch: texts('token'),
  component: lazyRouteComponent(() => import('../accounts/confirm-page.tsx'), 'ConfirmPage'),
})

const join = createRoute({
  getParentRoute: () => root,
  path: '/join',
  validateSearch: texts('token'),
  component: lazyRouteComponent(() => import('../accounts/join-page.tsx'), 'JoinPage'),
})

export const accountRoutes = [
  customerOnboarding,
  login,
  verify,
  loginPasskey,
  loginWith,
  forgotPassword,
  updatePassword,
  resetPassword,
  confirm,
  join,
] as const
