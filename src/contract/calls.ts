import { addPaymentMethod, billingDetails } from './add-card.ts'
import { saveAgreement } from './agreement.ts'
import { forgotPassword, logIn, registerUser } from './auth.ts'
import { blogBodies, blogIndex, policyIndex } from './blog-bulk.ts'
import { checkDNS } from './dns.ts'
import {
  editorItem,
  editorItems,
  itemVersion,
  itemVersions,
  presence,
  publishItem,
  restoreVersion,
  saveItem,
  scheduleItem,
  undo,
  unpublishItem,
  unscheduleItem
} from './editor.ts'
import type { Endpoint } from './endpoint.ts'
import { blogList, blogPost, contactUs, humanChallenge, policy } from './general.ts'
import { confirmTestLead, goLive, sendTestLead } from './go-live.ts'
import { chargeAndWebsite } from './new-account.ts'
import { applyPromoCode, resumeAccount } from './order.ts'
import {
  answerChallenge,
  createIntent,
  getOverdue,
  paymentMethods,
  payOverduePayment,
  removePaymentMethod,
  setPrimaryCard,
  transactions
} from './payment.ts'
import {
  cancelPlan,
  changeDuration,
  keepPlan,
  pausePlan,
  planStanding,
  resumePlan
} from './plan.ts'
import { pictureFile, savePicture } from './pictures.ts'
import { latestRun, publishRun } from './publish-run.ts'
import { receipt, receiptPdf } from './receipt.ts'
import { accessTokenLoginWeb, logOut } from './session.ts'
import { checkDomainExists, saveSetupDraft, setupDraft } from './setup-draft.ts'
import { siteData } from './site-data.ts'
import { resetPassword } from './user.ts'
import { changeEmail, sendVerification, verifyUserToken } from './verification.ts'

/** Every call there is, by its name, in the order somebody new would read them. Too large for a page: pages import what they call. */
export const CALLS: Record<string, Endpoint> = {
  siteData,
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
  checkDomainExists,
  setupDraft,
  saveSetupDraft,
  checkDNS,
  planStanding,
  pausePlan,
  resumePlan,
  cancelPlan,
  keepPlan,
  changeDuration,
  goLive,
  saveAgreement,
  sendTestLead,
  confirmTestLead,
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
  undo,
  itemVersions,
  itemVersion,
  restoreVersion,
  savePicture,
  latestRun,
  publishRun,
  presence
}
