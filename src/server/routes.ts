import { changePassword } from './accounts/change-password.ts'
import { checkPasswordReset } from './accounts/check-password-reset.ts'
import { confirmEmail } from './accounts/confirm-email.ts'
import { endOtherSessions } from './accounts/end-other-sessions.ts'
import { endSession } from './accounts/end-session.ts'
import { listSessions } from './accounts/list-sessions.ts'
import { readSession } from './accounts/read-session.ts'
import { requestPasswordReset } from './accounts/request-password-reset.ts'
import { resetPassword } from './accounts/reset-password.ts'
import { sendConfirmation } from './accounts/send-confirmation.ts'
import { signIn } from './accounts/sign-in.ts'
import { signOut } from './accounts/sign-out.ts'
import { inviteAdmin } from './admins/invite-admin.ts'
import { listAdmins } from './admins/list-admins.ts'
import { removeAdmin } from './admins/remove-admin.ts'
import { renameAdmin } from './admins/rename-admin.ts'
import { resendInvitation } from './admins/resend-invitation.ts'
import { applyToProject } from './applications/apply-to-project.ts'
import { declineApplications } from './applications/decline-applications.ts'
import { listApplications } from './applications/list-applications.ts'
import { listOwnApplications } from './applications/list-own-applications.ts'
import { lookAtApplications } from './applications/look-at-applications.ts'
import { moveApplication } from './applications/move-application.ts'
import { readApplication } from './applications/read-application.ts'
import { undoDecision } from './applications/undo-decision.ts'
import { undoDeclines } from './applications/undo-declines.ts'
import { withdrawApplication } from './applications/withdraw-application.ts'
import { bootstrapBuyer } from './billing/bootstrap-buyer.ts'
import { createSetupIntent } from './billing/create-setup-intent.ts'
import { listPaymentMethods } from './billing/list-payment-methods.ts'
import { readBilling } from './billing/read-billing.ts'
import { removePaymentMethod } from './billing/remove-payment-method.ts'
import { setDefaultPaymentMethod } from './billing/set-default-payment-method.ts'
import { addBookmark } from './bookmarks/add-bookmark.ts'
import { createTalentList } from './bookmarks/create-talent-list.ts'
import { deleteTalentList } from './bookmarks/delete-talent-list.ts'
import { hideTalent } from './bookmarks/hide-talent.ts'
import { listTalentLists } from './bookmarks/list-talent-lists.ts'
import { readBookmarks } from './bookmarks/read-bookmarks.ts'
import { removeBookmark } from './bookmarks/remove-bookmark.ts'
import { renameTalentList } from './bookmarks/rename-talent-list.ts'
import { showTalent } from './bookmarks/show-talent.ts'
import { readBuyerProfile } from './buyers/read-buyer-profile.ts'
import { registerBuyer } from './buyers/register-buyer.ts'
import { removeAvatar } from './buyers/remove-avatar.ts'
import { saveBuyerProfile } from './buyers/save-buyer-profile.ts'
import { setAvatar } from './buyers/set-avatar.ts'
import { createCalendarFeed } from './calls/create-calendar-feed.ts'
import { listCalls } from './calls/list-calls.ts'
import { readCalendarFeed } from './calls/read-calendar-feed.ts'
import { revokeCalendarFeed } from './calls/revoke-calendar-feed.ts'
import { decideCandidate } from './candidates/decide-candidate.ts'
import { decideCandidates } from './candidates/decide-candidates.ts'
import { exportCandidates } from './candidates/export-chosen.ts'
import { listCallsAhead } from './candidates/list-calls-ahead.ts'
import { listCandidateViews } from './candidates/list-candidate-views.ts'
import { listCandidates } from './candidates/list-candidates.ts'
import { moveSetInterview } from './candidates/move-set-interview.ts'
import { openCandidate } from './candidates/open-candidate.ts'
import { previewEmail } from './candidates/preview-email.ts'
import { readCandidate } from './candidates/read-candidate.ts'
import { removeCandidateView } from './candidates/remove-candidate-view.ts'
import { saveCandidateView } from './candidates/save-candidate-view.ts'
import { selectCandidates } from './candidates/select-candidates.ts'
import { confirmCapacity } from './capacity/confirm-capacity.ts'
import { readCapacity } from './capacity/read-capacity.ts'
import { saveCapacity } from './capacity/save-capacity.ts'
import { blockThread } from './conversations/block-thread.ts'
import { countUnread } from './conversations/count-unread.ts'
import { listMessages } from './conversations/list-messages.ts'
import { listThreads } from './conversations/list-threads.ts'
import { markThreadRead } from './conversations/mark-thread-read.ts'
import { openReportedThread } from './conversations/open-reported-thread.ts'
import { openThread } from './conversations/open-thread.ts'
import { readFileLink } from './conversations/read-file-link.ts'
import { readThread } from './conversations/read-thread.ts'
import { reportThread } from './conversations/report-thread.ts'
import { resolveReport } from './conversations/resolve-report.ts'
import { sendFile } from './conversations/send-file.ts'
import { sendMessage } from './conversations/send-message.ts'
import { readDashboard } from './dashboard/read-dashboard.ts'
import { rereadResume } from './dashboard/reread-resume.ts'
import { saveContactCard } from './dashboard/save-contact-card.ts'
import { uploadResume } from './dashboard/upload-resume.ts'
import { dismissDuplicate } from './duplicates/dismiss-duplicate.ts'
import { listDuplicates } from './duplicates/list-duplicates.ts'
import { listMerges } from './duplicates/list-merges.ts'
import { mergeCandidates } from './duplicates/merge-candidates.ts'
import { undoMerge } from './duplicates/undo-merge.ts'
import { askReplacement } from './engagements/ask-replacement.ts'
import { endAccess } from './engagements/end-access.ts'
import { grantAccess } from './engagements/grant-access.ts'
import { listAllEngagements } from './engagements/list-all-engagements.ts'
import { listEngagements } from './engagements/list-engagements.ts'
import { moveEngagement } from './engagements/move-engagement.ts'
import { readEngagement } from './engagements/read-engagement.ts'
import { reviewEngagement } from './engagements/review-engagement.ts'
import { tickOnboarding } from './engagements/tick-onboarding.ts'
import { writeHandover } from './engagements/write-handover.ts'
import { acceptInvitation } from './firms/accept-invitation.ts'
import { changeFirmRole } from './firms/change-firm-role.ts'
import { inviteMember } from './firms/invite-member.ts'
import { leaveFirm } from './firms/leave-firm.ts'
import { readFirm } from './firms/read-firm.ts'
import { readInvitation } from './firms/read-invitation.ts'
import { removeSeat } from './firms/remove-seat.ts'
import { saveFirm } from './firms/save-firm.ts'
import { startFirm } from './firms/start-firm.ts'
import { withdrawInvitation } from './firms/withdraw-invitation.ts'
import { addLines } from './hours/add-lines.ts'
import { approveWeeks } from './hours/approve-weeks.ts'
import { changeLine } from './hours/change-line.ts'
import { countWeeks } from './hours/count-weeks.ts'
import { discardTimer } from './hours/discard-timer.ts'
import { exportWeeks } from './hours/export-weeks.ts'
import { listWeeks } from './hours/list-weeks.ts'
import { readHours } from './hours/read-hours.ts'
import { readWeek } from './hours/read-week.ts'
import { removeLine } from './hours/remove-line.ts'
import { returnWeek } from './hours/return-week.ts'
import { startTimer } from './hours/start-timer.ts'
import { submitWeek } from './hours/submit-week.ts'
import { takeBackWeek } from './hours/take-back-week.ts'
import { undoApproval } from './hours/undo-approval.ts'
import { viewWeek } from './hours/view-week.ts'
import { submitApplication } from './intake/submit-application.ts'
import { answerProposal } from './interviews/answer-proposal.ts'
import { arrangeInterview } from './interviews/arrange-interview.ts'
import { cancelInterview } from './interviews/cancel-interview.ts'
import { cancelInterviewAsAdmin } from './interviews/cancel-interview-as-admin.ts'
import { listInterviews } from './interviews/list-interviews.ts'
import { moveInterview } from './interviews/move-interview.ts'
import { readBookingChoice } from './interviews/read-booking-choice.ts'
import { readInterview } from './interviews/read-interview.ts'
import { readInterviewTimes } from './interviews/read-interview-times.ts'
import { readOtherTimes } from './interviews/read-other-times.ts'
import { reportInterview } from './interviews/report-interview.ts'
import { setBookingChoice } from './interviews/set-booking-choice.ts'
import { setInterviewLink } from './interviews/set-interview-link.ts'
import { takeTime } from './interviews/take-time.ts'
import { acceptOwnInvitation } from './invitations/accept-own-invitation.ts'
import { declineOwnInvitation } from './invitations/decline-own-invitation.ts'
import { inviteToProject } from './invitations/invite-to-project.ts'
import { listOwnInvitations } from './invitations/list-own-invitations.ts'
import { listProjectInvitations } from './invitations/list-project-invitations.ts'
import { readOwnInvitation } from './invitations/read-own-invitation.ts'
import { creditInvoice } from './invoices/credit-invoice.ts'
import { discardInvoice } from './invoices/discard-invoice.ts'
import { draftInvoices } from './invoices/draft-invoices.ts'
import { issueInvoice } from './invoices/issue-invoice.ts'
import { listBillable } from './invoices/list-billable.ts'
import { listInvoices } from './invoices/list-invoices.ts'
import { payInvoice } from './invoices/pay-invoice.ts'
import { readInvoice } from './invoices/read-invoice.ts'
import { readLedger } from './invoices/read-ledger.ts'
import { readMonth } from './invoices/read-month.ts'
import { recordPayment } from './invoices/record-payment.ts'
import { saveInvoicing } from './invoices/save-invoicing.ts'
import { listJobs } from './jobs/list-jobs.ts'
import { retryJob } from './jobs/retry-job.ts'
import { createLead } from './leads/create-lead.ts'
import { handleLead } from './leads/handle-lead.ts'
import { listLeads } from './leads/list-leads.ts'
import { listMails } from './mail/list-mails.ts'
import { resendMail } from './mail/resend-mail.ts'
import { changeShortlist } from './matching/change-shortlist.ts'
import { compareMatches } from './matching/compare-matches.ts'
import { deleteCorrection } from './matching/delete-correction.ts'
import { explainMatch } from './matching/explain-match.ts'
import { listMatches } from './matching/list-matches.ts'
import { listOpeningFits } from './matching/list-opening-fits.ts'
import { listOpeningsByFit } from './matching/list-openings-by-fit.ts'
import { listRuns } from './matching/list-runs.ts'
import { listTerms } from './matching/list-terms.ts'
import { listUnfilled } from './matching/list-unfilled.ts'
import { previewNeed } from './matching/preview-need.ts'
import { readCuration } from './matching/read-curation.ts'
import { readOwnFacts } from './matching/read-own-facts.ts'
import { readRun } from './matching/read-run.ts'
import { readShortlist } from './matching/read-shortlist.ts'
import { releaseShortlist } from './matching/release-shortlist.ts'
import { saveCorrection } from './matching/save-correction.ts'
import { saveNeed } from './matching/save-need.ts'
import { unwatchFits } from './matching/unwatch-fits.ts'
import { watchFits } from './matching/watch-fits.ts'
import { deleteNote } from './notes/delete-note.ts'
import { editNote } from './notes/edit-note.ts'
import { listNotes } from './notes/list-notes.ts'
import { writeNote } from './notes/write-note.ts'
import { countNotices } from './notices/count-notices.ts'
import { listNotices } from './notices/list-notices.ts'
import { markNoticesRead } from './notices/mark-notices-read.ts'
import { readNotifications } from './notifications/read-notifications.ts'
import { setNotification } from './notifications/set-notification.ts'
import { acceptOffer } from './offers/accept-offer.ts'
import { counterOffer } from './offers/counter-offer.ts'
import { declineOffer } from './offers/decline-offer.ts'
import { discardOffer } from './offers/discard-offer.ts'
import { makeOffer } from './offers/make-offer.ts'
import { readOffer } from './offers/read-offer.ts'
import { readOfferStart } from './offers/read-offer-start.ts'
import { withdrawOffer } from './offers/withdraw-offer.ts'
import { finishOpenId } from './openid/finish-open-id.ts'
import { listLinkedLogins } from './openid/list-linked-logins.ts'
import { mailLinkCode } from './openid/mail-link-code.ts'
import { proveLink } from './openid/prove-link.ts'
import { startLink } from './openid/start-link.ts'
import { startOpenId } from './openid/start-open-id.ts'
import { unlinkLogin } from './openid/unlink-login.ts'
import { listOpeningSoftware } from './openings/list-opening-software.ts'
import { listOpenings } from './openings/list-openings.ts'
import { readOpening } from './openings/read-opening.ts'
import { saveOpening } from './openings/save-opening.ts'
import { unsaveOpening } from './openings/unsave-opening.ts'
import { readInstallation } from './operations/read-installation.ts'
import { readOperatorSettings } from './operator-settings/read-operator-settings.ts'
import { saveOperatorSettings } from './operator-settings/save-operator-settings.ts'
import { readOverview } from './overview/read-overview.ts'
import { deleteAccount } from './own-data/delete-account.ts'
import { exportOwnData } from './own-data/export-own-data.ts'
import { listPayouts } from './payouts/list-payouts.ts'
import { readPayoutAccount } from './payouts/read-payout-account.ts'
import { readPayouts } from './payouts/read-payouts.ts'
import { recordPayout } from './payouts/record-payout.ts'
import { removePayoutAccount } from './payouts/remove-payout-account.ts'
import { savePayoutAccount } from './payouts/save-payout-account.ts'
import { endPersonSessions } from './people/end-person-sessions.ts'
import { listPeople } from './people/list-people.ts'
import { readPerson } from './people/read-person.ts'
import { restorePerson } from './people/restore-person.ts'
import { suspendPerson } from './people/suspend-person.ts'
import { readPlatform } from './platform/read-platform.ts'
import { updateChecklist } from './platform/update-checklist.ts'
import { readProfile } from './profiles/read-profile.ts'
import { removePhoto } from './profiles/remove-photo.ts'
import { saveProfile } from './profiles/save-profile.ts'
import { setPhoto } from './profiles/set-photo.ts'
import { createProject } from './projects/create-project.ts'
import { deleteProject } from './projects/delete-project.ts'
import { listAllProjects } from './projects/list-all-projects.ts'
import { listProjects } from './projects/list-projects.ts'
import { putBackProject } from './projects/put-back-project.ts'
import { readBrief } from './projects/read-brief.ts'
import { readClosing } from './projects/read-closing.ts'
import { readProject } from './projects/read-project.ts'
import { readProjectDetails } from './projects/read-project-details.ts'
import { readProjectOverview } from './projects/read-project-overview.ts'
import { setProjectStatus } from './projects/set-project-status.ts'
import { takeDownProject } from './projects/take-down-project.ts'
import { updateProject } from './projects/update-project.ts'
import { listActs } from './record/list-acts.ts'
import { readReplyTimes } from './replies/read-reply-times.ts'
import { readWaiting } from './replies/read-waiting.ts'
import { readResumeLink } from './resumes/read-resume-link.ts'
import { previewRetention } from './retention/preview-retention.ts'
import { readRetention } from './retention/read-retention.ts'
import { saveRetention } from './retention/save-retention.ts'
import { bookIntroCall } from './scheduling/book-intro-call.ts'
import { cancelCallAsAdmin } from './scheduling/cancel-call-as-admin.ts'
import { cancelIntroCall } from './scheduling/cancel-intro-call.ts'
import { listSlots } from './scheduling/list-slots.ts'
import { markIntroCall } from './scheduling/mark-intro-call.ts'
import { moveCallAsAdmin } from './scheduling/move-call-as-admin.ts'
import { moveIntroCall } from './scheduling/move-intro-call.ts'
import { readIntroCall } from './scheduling/read-intro-call.ts'
import { readIntroCallHours } from './scheduling/read-intro-call-hours.ts'
import { readSchedule } from './scheduling/read-schedule.ts'
import { setIntroCallHours } from './scheduling/set-intro-call-hours.ts'
import { saveScorecard } from './scorecards/save-scorecard.ts'
import type { Route } from './serve.ts'
import { amendStatement } from './statements/amend-statement.ts'
import { confirmCounsel } from './statements/confirm-counsel.ts'
import { declineStatement } from './statements/decline-statement.ts'
import { draftStatement } from './statements/draft-statement.ts'
import { listStatements } from './statements/list-statements.ts'
import { readStatement } from './statements/read-statement.ts'
import { readStatementTemplate } from './statements/read-statement-template.ts'
import { saveStatement } from './statements/save-statement.ts'
import { saveStatementTemplate } from './statements/save-statement-template.ts'
import { sendStatement } from './statements/send-statement.ts'
import { signStatement } from './statements/sign-statement.ts'
import { verifyFile } from './statements/verify-file.ts'
import { viewStatement } from './statements/view-statement.ts'
import { voidStatement } from './statements/void-statement.ts'
import { listTalent } from './talent/list-talent.ts'
import { loosenTalent } from './talent/loosen-talent.ts'
import { readTalent } from './talent/read-talent.ts'
import { addPasskey } from './two-factor/add-passkey.ts'
import { askForPasskey } from './two-factor/ask-for-passkey.ts'
import { askSecondFactor } from './two-factor/ask-second-factor.ts'
import { confirmAuthenticator } from './two-factor/confirm-authenticator.ts'
import { proveSecondFactor } from './two-factor/prove-second-factor.ts'
import { readTwoFactor } from './two-factor/read-two-factor.ts'
import { removeAuthenticator } from './two-factor/remove-authenticator.ts'
import { removePasskey } from './two-factor/remove-passkey.ts'
import { renewRecoveryCodes } from './two-factor/renew-recovery-codes.ts'
import { signInByPasskey } from './two-factor/sign-in-by-passkey.ts'
import { startAuthenticator } from './two-factor/start-authenticator.ts'
import { startPasskey } from './two-factor/start-passkey.ts'
import { listFirms } from './verification/list-firms.ts'
import { readFirmToVerify } from './verification/read-firm-to-verify.ts'
import { setFirmTerms } from './verification/set-firm-terms.ts'
import { verifyFirm } from './verification/verify-firm.ts'
import { withdrawVerification } from './verification/withdraw-verification.ts'

/** Every endpoint with its handler, in reading order. */
export const routes: Route[] = [
  readInstallation,
  createLead,
  listCandidateViews,
  saveCandidateView,
  removeCandidateView,
  listLeads,
  handleLead,

  readSession,
  signIn,
  askSecondFactor,
  proveSecondFactor,
  askForPasskey,
  signInByPasskey,
  startOpenId,
  finishOpenId,
  mailLinkCode,
  proveLink,
  signOut,
  sendConfirmation,
  confirmEmail,
  requestPasswordReset,
  checkPasswordReset,
  resetPassword,
  changePassword,
  listSessions,
  endSession,
  endOtherSessions,
  readTwoFactor,
  startAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  startPasskey,
  addPasskey,
  removePasskey,
  renewRecoveryCodes,
  listLinkedLogins,
  startLink,
  unlinkLogin,
  readNotifications,
  setNotification,
  exportOwnData,
  deleteAccount,

  registerBuyer,
  readBuyerProfile,
  saveBuyerProfile,
  setAvatar,
  removeAvatar,
  readFirm,
  saveFirm,
  startFirm,
  inviteMember,
  withdrawInvitation,
  readInvitation,
  acceptInvitation,
  changeFirmRole,
  removeSeat,
  leaveFirm,
  readBilling,
  bootstrapBuyer,
  listPaymentMethods,
  createSetupIntent,
  removePaymentMethod,
  setDefaultPaymentMethod,
  submitApplication,

  readProfile,
  saveProfile,
  setPhoto,
  removePhoto,

  listProjects,
  readProjectOverview,
  createProject,
  readBrief,
  readProjectDetails,
  updateProject,
  readProject,
  readClosing,
  setProjectStatus,
  deleteProject,
  previewNeed,
  listTerms,
  saveNeed,
  readShortlist,
  watchFits,
  listUnfilled,
  unwatchFits,
  listMatches,
  readCuration,
  changeShortlist,
  releaseShortlist,
  listRuns,
  readRun,
  explainMatch,
  compareMatches,
  inviteToProject,
  listProjectInvitations,
  listOwnInvitations,
  readOwnInvitation,
  acceptOwnInvitation,
  declineOwnInvitation,
  readOfferStart,
  makeOffer,
  readOffer,
  counterOffer,
  acceptOffer,
  declineOffer,
  withdrawOffer,
  discardOffer,
  readHours,
  addLines,
  changeLine,
  removeLine,
  startTimer,
  discardTimer,
  submitWeek,
  takeBackWeek,
  listWeeks,
  exportWeeks,
  readWeek,
  viewWeek,
  approveWeeks,
  undoApproval,
  returnWeek,
  countWeeks,
  readCapacity,
  saveCapacity,
  saveCorrection,
  deleteCorrection,
  confirmCapacity,
  listOpeningFits,
  readOwnFacts,
  listAllProjects,
  takeDownProject,
  putBackProject,

  listOpenings,
  listOpeningsByFit,
  listOpeningSoftware,
  readOpening,
  saveOpening,
  unsaveOpening,

  applyToProject,
  listOwnApplications,
  withdrawApplication,
  listApplications,
  lookAtApplications,
  readApplication,
  moveApplication,
  declineApplications,
  undoDeclines,
  undoDecision,

  listThreads,
  countUnread,
  readWaiting,
  readReplyTimes,
  listNotices,
  countNotices,
  markNoticesRead,
  openThread,
  readThread,
  listMessages,
  sendMessage,
  sendFile,
  readFileLink,
  markThreadRead,
  blockThread,
  reportThread,
  openReportedThread,
  resolveReport,

  listCandidates,
  readCandidate,
  openCandidate,
  previewEmail,
  decideCandidate,
  moveSetInterview,
  saveScorecard,
  selectCandidates,
  listCallsAhead,
  decideCandidates,
  exportCandidates,
  listDuplicates,
  dismissDuplicate,
  mergeCandidates,
  listMerges,
  undoMerge,
  readOverview,
  listTalent,
  loosenTalent,
  readTalent,
  listTalentLists,
  createTalentList,
  renameTalentList,
  deleteTalentList,
  addBookmark,
  removeBookmark,
  hideTalent,
  showTalent,
  readBookmarks,
  listNotes,
  writeNote,
  editNote,
  deleteNote,
  readResumeLink,

  readDashboard,
  saveContactCard,
  uploadResume,
  rereadResume,
  readPlatform,
  updateChecklist,

  readSchedule,
  listSlots,
  bookIntroCall,
  readIntroCall,
  moveIntroCall,
  cancelIntroCall,
  moveCallAsAdmin,
  markIntroCall,
  cancelCallAsAdmin,
  readIntroCallHours,
  setIntroCallHours,

  listCalls,
  readCalendarFeed,
  createCalendarFeed,
  revokeCalendarFeed,
  readInterviewTimes,
  arrangeInterview,
  listInterviews,
  readInterview,
  readOtherTimes,
  takeTime,
  answerProposal,
  moveInterview,
  cancelInterview,
  cancelInterviewAsAdmin,
  reportInterview,
  setInterviewLink,
  readBookingChoice,
  setBookingChoice,
  listAllEngagements,
  listEngagements,
  tickOnboarding,
  grantAccess,
  endAccess,
  writeHandover,
  reviewEngagement,
  askReplacement,
  readEngagement,
  moveEngagement,
  draftStatement,
  amendStatement,
  listStatements,
  readStatement,
  saveStatement,
  sendStatement,
  viewStatement,
  signStatement,
  declineStatement,
  voidStatement,
  verifyFile,
  listInvoices,
  readInvoice,
  readLedger,
  listBillable,
  draftInvoices,
  issueInvoice,
  discardInvoice,
  creditInvoice,
  recordPayment,
  payInvoice,
  saveInvoicing,
  readMonth,
  listPayouts,
  readPayouts,
  recordPayout,
  readPayoutAccount,
  savePayoutAccount,
  removePayoutAccount,
  readStatementTemplate,
  saveStatementTemplate,
  confirmCounsel,

  listAdmins,
  inviteAdmin,
  renameAdmin,
  resendInvitation,
  removeAdmin,
  listPeople,
  readPerson,
  suspendPerson,
  restorePerson,
  endPersonSessions,
  listFirms,
  readFirmToVerify,
  verifyFirm,
  withdrawVerification,
  setFirmTerms,
  readRetention,
  saveRetention,
  previewRetention,
  listActs,
  readOperatorSettings,
  saveOperatorSettings,
  listMails,
  resendMail,
  listJobs,
  retryJob,
]
