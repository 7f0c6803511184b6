import { login } from '#domain/accounts/login.ts'
import { errorsBy } from '../ui/errors-by.ts'

export const checkLogin = errorsBy(login)
