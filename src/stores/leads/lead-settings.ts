import type { InputOf } from '#contract/endpoint.ts'
import { leadSettings, saveLeadSettings } from '#contract/leads/lead-settings.ts'
import { call } from '#gateways/panel.ts'
import { leadSettingsMessages } from '#messages/leads/lead-settings.ts'
import { reportFailure } from '../failures.ts'
import { loader } from '../loaded.ts'
import { messagesOf } from '../site/messages.ts'
import { toast } from '../site/toasts.ts'

export const leadSettingsOf = loader('leadSettings', leadSettings, { quiet: true })

export async function changeLeadSettings(change: InputOf<typeof saveLeadSettings>): Promise<void> {
  const outcome = await call(saveLeadSettings, change)
  if (!outcome.ok) {
    reportFailure(outcome)
    return
  }
  leadSettingsOf.put(outcome.value)
  toast('success', messagesOf(leadSettingsMessages).saved)
}
