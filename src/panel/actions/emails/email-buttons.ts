import { sharedEmailMessages } from '#messages/emails/shared.ts'
import type { Language } from '#messages/language.ts'
import { paths } from '#rules/paths.ts'
import type { Settings } from '../../config/settings.ts'
import type { EmailButton } from './email-content.ts'
import { pageUrl } from './page-url.ts'

export function billingButton(settings: Settings, language: Language): EmailButton {
  const { openBilling } = sharedEmailMessages[language]
  return { label: openBilling, url: pageUrl(settings, language, paths.billing) }
}

export function dashboardButton(settings: Settings, language: Language): EmailButton {
  const { openDashboard } = sharedEmailMessages[language]
  return { label: openDashboard, url: pageUrl(settings, language, paths.dashboard) }
}
