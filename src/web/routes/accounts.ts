import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { root } from './frames.ts'
import { texts } from './guards.ts'

const customerOnboarding = createRoute({
  getParentRoute: () => root,
  path: '/customer-onboarding',
  staticData: { title: 'Create your account' },
  validateSearch: texts('email'),
  component: lazyRouteComponent(() => import('../buyers/customer-onboarding-page.tsx'), 'CustomerOnboardingPage'),
})

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  staticData: { title: 'Log in' },
  validateSearch: texts('redirect', 'email'),
  component: lazyRouteComponent(() => import('../accounts/login-page.tsx'), 'LoginPage'),
})

const verify = createRoute({
  getParentRoute: () => root,
  path: '/login/verify',
  staticData: { title: 'Confirm it’s you' },
  validateSearch: texts('redirect', 'email'),
  component: lazyRouteComponent(() => import('../accounts/verify-page.tsx'), 'VerifyPage'),
})

const loginPasskey = createRoute({
  getParentRoute: () => root,
  path: '/login/passkey',
  staticData: { title: 'Log in with a passkey' },
  validateSearch: texts('redirect', 'email'),
  component: lazyRouteComponent(() => import('../accounts/passkey-page.tsx'), 'PasskeyPage'),
})

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  staticData: { title: 'Forgot password' },
  component: lazyRouteComponent(() => import('../accounts/forgot-password-page.tsx'), 'ForgotPasswordPage'),
})

const updatePassword = createRoute({
  getParentRoute: () => root,
  path: '/update-password',
  staticData: { title: 'Create new password' },
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
  staticData: { title: 'Confirm your email' },
  validateSearch: texts('token', 'email'),
  component: lazyRouteComponent(() => import('../accounts/confirm-page.tsx'), 'ConfirmPage'),
})

export const accountRoutes = [
  customerOnboarding,
  login,
  verify,
  loginPasskey,
  forgotPassword,
  updatePassword,
  resetPassword,
  confirm,
] as const
