import { sharedEmailMessages } from '#messages/emails/shared.ts'
import type { Settings } from '../../config/settings.ts'
import type { EmailButton } from './email-content.ts'
import { inReadersLanguage } from './reader-language.ts'

export function billingButton({ siteUrl }: Settings): EmailButton {
  const { openBilling } = inReadersLanguage(sharedEmailMessages)
  return { label: openBilling, url: `${siteUrl}/dashboard/transactions` }
}

export function dashboardButton({ siteUrl }: Settings): EmailButton {
  const { openDashboard } = inReadersLanguage(sharedEmailMessages)
  return { label: openDashboard, url: `${siteUrl}/dashboard/home` }
}
