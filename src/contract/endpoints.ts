import * as accounts from './accounts.ts'
import * as buyers from './buyers.ts'
import type { Endpoint } from './endpoint.ts'
import * as operations from './operations.ts'
import * as projects from './projects.ts'

/** Every endpoint there is, in reading order. The API reference and the access test are made from this list. */
export const endpoints: Record<string, Endpoint> = {
  readInstallation: operations.readInstallation,
  readSession: accounts.readSession,
  signIn: accounts.signIn,
  signOut: accounts.signOut,
  sendConfirmation: accounts.sendConfirmation,
  confirmEmail: accounts.confirmEmail,
  requestPasswordReset: accounts.requestPasswordReset,
  checkPasswordReset: accounts.checkPasswordReset,
  resetPassword: accounts.resetPassword,
  changePassword: accounts.changePassword,
  listSessions: accounts.listSessions,
  endSession: accounts.endSession,
  endOtherSessions: accounts.endOtherSessions,
  registerBuyer: buyers.registerBuyer,
  listProjects: projects.listProjects,
  createProject: projects.createProject,
}
