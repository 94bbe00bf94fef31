import { addPaymentMethod, billingDetails } from './billing/add-card.ts'
import { saveAgreement } from './accounts/agreement.ts'
import { forgotPassword, logIn, registerUser } from './accounts/auth.ts'
import { blogBodies, blogIndex, policyIndex } from './content/blog-bulk.ts'
import * as domain from './websites/domain.ts'
import { checkDNS } from './websites/dns.ts'
import {
  deleteItem,
  editorItem,
  editorItems,
  itemVersion,
  itemVersions,
  moveItem,
  presence,
  publishItem,
  restoreVersion,
  saveItem,
  scheduleItem,
  undo,
  unpublishItem,
  unscheduleItem
} from './content/editor.ts'
import { itemFrench, saveFrench } from './content/editor-french.ts'
import type { Endpoint } from './endpoint.ts'
import { LEAD_CALLS } from './leads/calls.ts'
import { blogList, blogPost, contactUs, humanChallenge, policy } from './general.ts'
import { confirmTestLead, goLive, sendTestLead } from './websites/go-live.ts'
import { chargeAndWebsite } from './account-setup/new-account.ts'
import { applyPromoCode, resumeAccount } from './account-setup/order.ts'
import {
  answerChallenge,
  createIntent,
  getOverdue,
  paymentMethods,
  payOverduePayment,
  removePaymentMethod,
  setPrimaryCard,
  transactions
} from './billing/payment.ts'
import {
  cancelPlan,
  changeDuration,
  keepPlan,
  pausePlan,
  planStatus,
  resumePlan
} from './billing/plan.ts'
import { pictureFile, savePicture } from './content/pictures.ts'
import { latestRun, publishRun } from './content/publish-run.ts'
import { receipt, receiptPdf } from './billing/receipt.ts'
import { accessTokenLoginWeb, logOut } from './accounts/session.ts'
import { checkDomainExists, saveSetupDraft, setupDraft } from './account-setup/setup-draft.ts'
import { siteData } from './site-data.ts'
import { SITE_CALLS } from './websites/site-calls.ts'
import { LISTING_CALLS } from './listings/calls.ts'
import { siteFigures } from './site-figures.ts'
import { TEAM_CALLS } from './team/calls.ts'
import { closeAccount } from './accounts/close-account.ts'
import { changeLanguage } from './accounts/language.ts'
import { resetPassword } from './accounts/user.ts'
import { changeEmail, sendVerification, verifyUserToken } from './accounts/verification.ts'

/** Every call by name, in reading order. Too large for a page: pages import only what they call. */
export const CALLS: Record<string, Endpoint> = {
  siteData,
  siteFigures,
  humanChallenge,
  contactUs,
  blogList,
  blogPost,
  policy,
  blogIndex,
  blogBodies,
  policyIndex,
  pictureFile,
  registerUser,
  logIn,
  logOut,
  verifyUserToken,
  sendVerification,
  changeEmail,
  forgotPassword,
  accessTokenLoginWeb,
  resetPassword,
  changeLanguage,
  closeAccount,
  checkDomainExists,
  setupDraft,
  saveSetupDraft,
  checkDNS,
  ...domain,
  planStatus,
  pausePlan,
  resumePlan,
  cancelPlan,
  keepPlan,
  changeDuration,
  goLive,
  saveAgreement,
  sendTestLead,
  confirmTestLead,
  ...SITE_CALLS,
  ...LISTING_CALLS,
  ...LEAD_CALLS,
  ...TEAM_CALLS,
  createIntent,
  applyPromoCode,
  chargeAndWebsite,
  resumeAccount,
  answerChallenge,
  paymentMethods,
  addPaymentMethod,
  billingDetails,
  removePaymentMethod,
  setPrimaryCard,
  transactions,
  getOverdue,
  payOverduePayment,
  receipt,
  receiptPdf,
  editorItems,
  editorItem,
  saveItem,
  publishItem,
  scheduleItem,
  unscheduleItem,
  unpublishItem,
  moveItem,
  deleteItem,
  undo,
  itemVersions,
  itemVersion,
  restoreVersion,
  itemFrench,
  saveFrench,
  savePicture,
  latestRun,
  publishRun,
  presence
}
