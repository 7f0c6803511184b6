import * as accounts from './accounts.ts'
import * as admins from './admins.ts'
import * as applications from './applications.ts'
import * as billing from './billing.ts'
import * as bookmarks from './bookmarks.ts'
import * as briefs from './briefs.ts'
import * as buyers from './buyers.ts'
import * as calls from './calls.ts'
import * as candidateViews from './candidate-views.ts'
import * as candidates from './candidates.ts'
import * as confirmations from './confirmations.ts'
import * as conversations from './conversations.ts'
import * as dashboard from './dashboard.ts'
import * as duplicates from './duplicates.ts'
import type { Endpoint } from './endpoint.ts'
import * as firms from './firms.ts'
import * as intake from './intake.ts'
import * as interviews from './interviews.ts'
import * as invitations from './invitations.ts'
import * as jobs from './jobs.ts'
import * as leads from './leads.ts'
import * as mail from './mail.ts'
import * as manyCandidates from './many-candidates.ts'
import * as matching from './matching.ts'
import * as notes from './notes.ts'
import * as notices from './notices.ts'
import * as notifications from './notifications.ts'
import * as offers from './offers.ts'
import * as openId from './openid.ts'
import * as openings from './openings.ts'
import * as operations from './operations.ts'
import * as operatorSettings from './operator-settings.ts'
import * as overview from './overview.ts'
import * as ownData from './own-data.ts'
import * as passwords from './passwords.ts'
import * as people from './people.ts'
import * as platform from './platform.ts'
import * as profiles from './profiles.ts'
import * as projects from './projects.ts'
import * as record from './record.ts'
import * as replies from './replies.ts'
import * as resumes from './resumes.ts'
import * as retention from './retention.ts'
import * as scheduling from './scheduling.ts'
import * as scorecards from './scorecards.ts'
import * as sessions from './sessions.ts'
import * as talent from './talent.ts'
import * as twoFactor from './two-factor.ts'
import * as unread from './unread.ts'
import * as verification from './verification.ts'

/** Every endpoint there is, in reading order. The API reference and the access test are made from this list. */
export const endpoints = {
  readInstallation: operations.readInstallation,
  createLead: leads.createLead,
  listCandidateViews: candidateViews.listCandidateViews,
  saveCandidateView: candidateViews.saveCandidateView,
  removeCandidateView: candidateViews.removeCandidateView,
  listLeads: leads.listLeads,
  handleLead: leads.handleLead,
  readSession: accounts.readSession,
  signIn: accounts.signIn,
  askSecondFactor: twoFactor.askSecondFactor,
  proveSecondFactor: twoFactor.proveSecondFactor,
  askForPasskey: twoFactor.askForPasskey,
  signInByPasskey: twoFactor.signInByPasskey,
  startOpenId: openId.startOpenId,
  finishOpenId: openId.finishOpenId,
  mailLinkCode: openId.mailLinkCode,
  proveLink: openId.proveLink,
  signOut: accounts.signOut,
  sendConfirmation: confirmations.sendConfirmation,
  confirmEmail: confirmations.confirmEmail,
  requestPasswordReset: passwords.requestPasswordReset,
  checkPasswordReset: passwords.checkPasswordReset,
  resetPassword: passwords.resetPassword,
  changePassword: passwords.changePassword,
  listSessions: sessions.listSessions,
  endSession: sessions.endSession,
  endOtherSessions: sessions.endOtherSessions,
  readTwoFactor: twoFactor.readTwoFactor,
  startAuthenticator: twoFactor.startAuthenticator,
  confirmAuthenticator: twoFactor.confirmAuthenticator,
  removeAuthenticator: twoFactor.removeAuthenticator,
  startPasskey: twoFactor.startPasskey,
  addPasskey: twoFactor.addPasskey,
  removePasskey: twoFactor.removePasskey,
  renewRecoveryCodes: twoFactor.renewRecoveryCodes,
  listLinkedLogins: openId.listLinkedLogins,
  startLink: openId.startLink,
  unlinkLogin: openId.unlinkLogin,
  readNotifications: notifications.readNotifications,
  setNotification: notifications.setNotification,
  exportOwnData: ownData.exportOwnData,
  deleteAccount: ownData.deleteAccount,
  registerBuyer: buyers.registerBuyer,
  readBuyerProfile: buyers.readBuyerProfile,
  saveBuyerProfile: buyers.saveBuyerProfile,
  setAvatar: buyers.setAvatar,
  removeAvatar: buyers.removeAvatar,
  readFirm: firms.readFirm,
  saveFirm: firms.saveFirm,
  startFirm: firms.startFirm,
  inviteMember: firms.inviteMember,
  withdrawInvitation: firms.withdrawInvitation,
  readInvitation: firms.readInvitation,
  acceptInvitation: firms.acceptInvitation,
  changeFirmRole: firms.changeFirmRole,
  removeSeat: firms.removeSeat,
  leaveFirm: firms.leaveFirm,
  readBilling: billing.readBilling,
  bootstrapBuyer: billing.bootstrapBuyer,
  listPaymentMethods: billing.listPaymentMethods,
  createSetupIntent: billing.createSetupIntent,
  removePaymentMethod: billing.removePaymentMethod,
  setDefaultPaymentMethod: billing.setDefaultPaymentMethod,
  submitApplication: intake.submitApplication,
  readProfile: profiles.readProfile,
  saveProfile: profiles.saveProfile,
  setPhoto: profiles.setPhoto,
  removePhoto: profiles.removePhoto,
  listProjects: projects.listProjects,
  readProjectOverview: projects.readProjectOverview,
  createProject: projects.createProject,
  readBrief: briefs.readBrief,
  readProjectDetails: projects.readProjectDetails,
  updateProject: projects.updateProject,
  readProject: projects.readProject,
  setProjectStatus: projects.setProjectStatus,
  deleteProject: projects.deleteProject,
  previewNeed: matching.previewNeed,
  listTerms: matching.listTerms,
  saveNeed: matching.saveNeed,
  readShortlist: matching.readShortlist,
  watchFits: matching.watchFits,
  unwatchFits: matching.unwatchFits,
  listMatches: matching.listMatches,
  explainMatch: matching.explainMatch,
  compareMatches: matching.compareMatches,
  inviteToProject: invitations.inviteToProject,
  listProjectInvitations: invitations.listProjectInvitations,
  listOwnInvitations: invitations.listOwnInvitations,
  readOwnInvitation: invitations.readOwnInvitation,
  acceptOwnInvitation: invitations.acceptOwnInvitation,
  declineOwnInvitation: invitations.declineOwnInvitation,
  readOfferStart: offers.readOfferStart,
  makeOffer: offers.makeOffer,
  readOffer: offers.readOffer,
  counterOffer: offers.counterOffer,
  acceptOffer: offers.acceptOffer,
  declineOffer: offers.declineOffer,
  withdrawOffer: offers.withdrawOffer,
  discardOffer: offers.discardOffer,
  readCapacity: matching.readCapacity,
  saveCapacity: matching.saveCapacity,
  saveCorrection: matching.saveCorrection,
  deleteCorrection: matching.deleteCorrection,
  confirmCapacity: matching.confirmCapacity,
  listOpeningFits: matching.listOpeningFits,
  readOwnFacts: matching.readOwnFacts,
  takeDownProject: projects.takeDownProject,
  putBackProject: projects.putBackProject,
  listOpenings: openings.listOpenings,
  listOpeningsByFit: openings.listOpeningsByFit,
  listOpeningSoftware: openings.listOpeningSoftware,
  readOpening: openings.readOpening,
  saveOpening: openings.saveOpening,
  unsaveOpening: openings.unsaveOpening,
  applyToProject: applications.applyToProject,
  listOwnApplications: applications.listOwnApplications,
  withdrawApplication: applications.withdrawApplication,
  listApplications: applications.listApplications,
  readApplication: applications.readApplication,
  moveApplication: applications.moveApplication,
  listThreads: conversations.listThreads,
  countUnread: unread.countUnread,
  readWaiting: replies.readWaiting,
  readReplyTimes: replies.readReplyTimes,
  listNotices: notices.listNotices,
  countNotices: unread.countNotices,
  markNoticesRead: notices.markNoticesRead,
  openThread: conversations.openThread,
  readThread: conversations.readThread,
  listMessages: conversations.listMessages,
  sendMessage: conversations.sendMessage,
  markThreadRead: conversations.markThreadRead,
  blockThread: conversations.blockThread,
  reportThread: conversations.reportThread,
  openReportedThread: conversations.openReportedThread,
  settleReport: conversations.settleReport,
  listCandidates: candidates.listCandidates,
  readCandidate: candidates.readCandidate,
  openCandidate: candidates.openCandidate,
  previewEmail: candidates.previewEmail,
  decideCandidate: candidates.decideCandidate,
  saveScorecard: scorecards.saveScorecard,
  selectCandidates: manyCandidates.selectCandidates,
  decideCandidates: manyCandidates.decideCandidates,
  exportCandidates: manyCandidates.exportCandidates,
  listDuplicates: duplicates.listDuplicates,
  dismissDuplicate: duplicates.dismissDuplicate,
  mergeCandidates: duplicates.mergeCandidates,
  readOverview: overview.readOverview,
  listTalent: talent.listTalent,
  readTalent: talent.readTalent,
  listTalentLists: bookmarks.listTalentLists,
  createTalentList: bookmarks.createTalentList,
  renameTalentList: bookmarks.renameTalentList,
  deleteTalentList: bookmarks.deleteTalentList,
  addBookmark: bookmarks.addBookmark,
  removeBookmark: bookmarks.removeBookmark,
  hideTalent: bookmarks.hideTalent,
  showTalent: bookmarks.showTalent,
  readBookmarks: bookmarks.readBookmarks,
  listNotes: notes.listNotes,
  writeNote: notes.writeNote,
  editNote: notes.editNote,
  deleteNote: notes.deleteNote,
  readResumeLink: resumes.readResumeLink,
  readDashboard: dashboard.readDashboard,
  saveContactCard: dashboard.saveContactCard,
  uploadResume: dashboard.uploadResume,
  rereadResume: dashboard.rereadResume,
  readPlatform: platform.readPlatform,
  updateChecklist: platform.updateChecklist,
  readSchedule: scheduling.readSchedule,
  listSlots: scheduling.listSlots,
  bookIntroCall: scheduling.bookIntroCall,
  readIntroCall: scheduling.readIntroCall,
  moveIntroCall: scheduling.moveIntroCall,
  cancelIntroCall: scheduling.cancelIntroCall,
  moveCallAsAdmin: scheduling.moveCallAsAdmin,
  markIntroCall: scheduling.markIntroCall,
  cancelCallAsAdmin: scheduling.cancelCallAsAdmin,
  readIntroCallHours: scheduling.readIntroCallHours,
  setIntroCallHours: scheduling.setIntroCallHours,
  listCalls: calls.listCalls,
  readInterviewTimes: interviews.readInterviewTimes,
  arrangeInterview: interviews.arrangeInterview,
  listInterviews: interviews.listInterviews,
  readInterview: interviews.readInterview,
  readOtherTimes: interviews.readOtherTimes,
  takeTime: interviews.takeTime,
  answerProposal: interviews.answerProposal,
  moveInterview: interviews.moveInterview,
  cancelInterview: interviews.cancelInterview,
  cancelInterviewAsAdmin: interviews.cancelInterviewAsAdmin,
  reportInterview: interviews.reportInterview,
  setInterviewLink: interviews.setInterviewLink,
  readBookingChoice: interviews.readBookingChoice,
  setBookingChoice: interviews.setBookingChoice,
  listAdmins: admins.listAdmins,
  inviteAdmin: admins.inviteAdmin,
  renameAdmin: admins.renameAdmin,
  resendInvitation: admins.resendInvitation,
  removeAdmin: admins.removeAdmin,
  listPeople: people.listPeople,
  readPerson: people.readPerson,
  suspendPerson: people.suspendPerson,
  restorePerson: people.restorePerson,
  endPersonSessions: people.endPersonSessions,
  listFirms: verification.listFirms,
  readFirmToVerify: verification.readFirmToVerify,
  verifyFirm: verification.verifyFirm,
  withdrawVerification: verification.withdrawVerification,
  readRetention: retention.readRetention,
  saveRetention: retention.saveRetention,
  previewRetention: retention.previewRetention,
  listActs: record.listActs,
  readOperatorSettings: operatorSettings.readOperatorSettings,
  saveOperatorSettings: operatorSettings.saveOperatorSettings,
  listMails: mail.listMails,
  resendMail: mail.resendMail,
  listJobs: jobs.listJobs,
  retryJob: jobs.retryJob,
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints
