import type { Settings } from '../../config/settings.ts'
import { accountClosed, type AccountClosed } from './account-closed.ts'
import { agreementDue, type AgreementDue } from './agreement-due.ts'
import { type CardExpiring, cardExpiring } from './card-expiring.ts'
import { type DnsLive, dnsLive } from './dns-live.ts'
import { type DomainLost, domainLost } from './domain-lost.ts'
import type { EmailContent } from './email-content.ts'
import { type ExportReady, exportReady } from './export-ready.ts'
import { feedNews, type FeedNews } from './feed-news.ts'
import { type FormBroken, formBroken } from './form-broken.ts'
import { homesKept, type HomesKept } from './homes-kept.ts'
import { type LeadBounced, leadBounced } from './lead-bounced.ts'
import { leadsAssigned, type LeadsAssigned } from './leads-assigned.ts'
import { type LeadReceived, leadReceived } from './lead-received.ts'
import { leadAnswer, type LeadAnswer } from './lead-answer.ts'
import { leadLetter, type LeadLetter } from './lead-letter.ts'
import { leadReply, type LeadReply } from './lead-reply.ts'
import { type MessageReceived, messageReceived } from './message-received.ts'
import { monthlyReport, type MonthlyReport } from './monthly-report.ts'
import { type MorningSummary, morningSummary } from './morning-summary.ts'
import { type NotPublished, notPublished } from './not-published.ts'
import { nameServersSet, type NameServersSet } from './name-servers.ts'
import { passwordChanged, type PasswordChanged } from './password-changed.ts'
import { type PaymentComing, paymentComing } from './payment-coming.ts'
import { type PaymentFailed, paymentFailed } from './payment-failed.ts'
import { type PaymentReceived, paymentReceived } from './payment-received.ts'
import { type PlanChanged, planChanged } from './plan-changed.ts'
import { privacyAnswered, type PrivacyAnswered } from './privacy-answered.ts'
import { privacyRequest, type PrivacyRequest } from './privacy-request.ts'
import { privacyLink, type PrivacyLink } from './privacy-link.ts'
import { type PriceChange, priceChange } from './price-change.ts'
import { type ResetPassword, resetPassword } from './reset-password.ts'
import { searchAlert, type SearchAlert } from './search-alert.ts'
import { searchConfirm, type SearchConfirm } from './search-confirm.ts'
import { type SitePaused, sitePaused } from './site-paused.ts'
import { memberLeft, type MemberLeft, memberRemoved, type MemberRemoved } from './team-emails.ts'
import { teamInvitation, type TeamInvitation } from './team-invitation.ts'
import {
  brokerageMoved,
  type BrokerageMoved,
  stampAsked,
  type StampAsked,
  stampGiven,
  type StampGiven
} from './trade-emails.ts'
import { type TrialStarted, trialStarted } from './trial-started.ts'
import { type VerifyEmail, verifyEmail } from './verify-email.ts'
import { vowLink, type VowLink } from './vow-link.ts'

/** The facts of each kind of email. docs/how-to/add-an-email.md explains how to add one. */
export type EmailData =
  | AccountClosed
  | AgreementDue
  | BrokerageMoved
  | CardExpiring
  | DnsLive
  | DomainLost
  | ExportReady
  | FeedNews
  | FormBroken
  | HomesKept
  | LeadBounced
  | LeadReceived
  | LeadAnswer
  | LeadLetter
  | LeadReply
  | LeadsAssigned
  | MemberLeft
  | MemberRemoved
  | MessageReceived
  | MonthlyReport
  | MorningSummary
  | NameServersSet
  | NotPublished
  | PasswordChanged
  | PaymentComing
  | PaymentFailed
  | PaymentReceived
  | PlanChanged
  | PriceChange
  | PrivacyAnswered
  | PrivacyLink
  | PrivacyRequest
  | ResetPassword
  | SearchAlert
  | SearchConfirm
  | SitePaused
  | StampAsked
  | StampGiven
  | TeamInvitation
  | TrialStarted
  | VerifyEmail
  | VowLink

export function contentOf(email: EmailData, settings: Settings): EmailContent {
  switch (email.kind) {
    case 'account-closed':
      return accountClosed(email, settings)
    case 'agreement-due':
      return agreementDue(email, settings)
    case 'brokerage-moved':
      return brokerageMoved(email, settings)
    case 'stamp-asked':
      return stampAsked(email)
    case 'stamp-given':
      return stampGiven(email, settings)
    case 'card-expiring':
      return cardExpiring(email, settings)
    case 'dns-live':
      return dnsLive(email)
    case 'domain-lost':
      return domainLost(email, settings)
    case 'export-ready':
      return exportReady(email, settings)
    case 'feed-news':
      return feedNews(email, settings)
    case 'form-broken':
      return formBroken(email, settings)
    case 'homes-kept':
      return homesKept(email, settings)
    case 'lead-bounced':
      return leadBounced(email, settings)
    case 'lead-received':
      return leadReceived(email, settings)
    case 'lead-answer':
      return leadAnswer(email, settings)
    case 'lead-letter':
      return leadLetter(email, settings)
    case 'lead-reply':
      return leadReply(email, settings)
    case 'leads-assigned':
      return leadsAssigned(email, settings)
    case 'member-left':
      return memberLeft(email, settings)
    case 'member-removed':
      return memberRemoved(email)
    case 'message-received':
      return messageReceived(email)
    case 'monthly-report':
      return monthlyReport(email, settings)
    case 'morning-summary':
      return morningSummary(email, settings)
    case 'name-servers':
      return nameServersSet(email, settings)
    case 'not-published':
      return notPublished(email, settings)
    case 'password-changed':
      return passwordChanged(email, settings)
    case 'payment-failed':
      return paymentFailed(email, settings)
    case 'payment-received':
      return paymentReceived(email, settings)
    case 'plan-changed':
      return planChanged(email, settings)
    case 'price-change':
      return priceChange(email, settings)
    case 'privacy-answered':
      return privacyAnswered(email, settings)
    case 'privacy-request':
      return privacyRequest(email, settings)
    case 'privacy-link':
      return privacyLink(email, settings)
    case 'renewal-coming':
    case 'trial-ending':
      return paymentComing(email, settings)
    case 'reset-password':
      return resetPassword(email, settings)
    case 'search-alert':
      return searchAlert(email, settings)
    case 'search-confirm':
      return searchConfirm(email, settings)
    case 'site-paused':
      return sitePaused(email, settings)
    case 'team-invitation':
      return teamInvitation(email, settings)
    case 'trial-started':
      return trialStarted(email, settings)
    case 'verify-email':
      return verifyEmail(email, settings)
    case 'vow-link':
      return vowLink(email, settings)
  }
}
