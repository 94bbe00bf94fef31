import { missingToken, RECAPTCHA_UNAVAILABLE } from '#contract/human-token.ts'
import type { HumanForm } from '#contract/general.ts'
import { humanToken, type HumanToken } from '#gateways/human-check/human-check.ts'
import { humanCheckMessages } from '#messages/human-check.ts'
import { wentWrong } from '../failures.ts'
import { messagesOf } from '../site/messages.ts'
import { $siteData, loadSiteData } from '../site/site-data.ts'
import { toast } from '../site/toasts.ts'

export type { HumanToken }

/** Google's token, '' where Google returns an empty one, undefined where its script can't be loaded. */
export type AskRecaptcha = (siteKey: string) => Promise<string | undefined>

/**
 * A token for one submission, or undefined after a toast has said why there is none. `recaptcha` asks
 * Google, which its library reaches through React.
 */
export async function passHumanCheck(
  form: HumanForm,
  recaptcha: AskRecaptcha
): Promise<string | undefined> {
  const token = await askHumanCheck(form, recaptcha)
  if (token.ok) return token.token
  toast('error', token.message)
  return undefined
}

/** The same without a toast, for a form that runs the check ahead of time. */
export async function askHumanCheck(form: HumanForm, recaptcha: AskRecaptcha): Promise<HumanToken> {
  await loadSiteData()
  const siteData = $siteData.get()
  if (siteData.status !== 'ready') return { ok: false, message: wentWrong() }
  const { humanCheck } = siteData.data.websiteConfig
  if (humanCheck.kind !== 'recaptcha') return humanToken(form, humanCheck)
  const token = await recaptcha(humanCheck.siteKey)
  const t = messagesOf(humanCheckMessages)
  if (token) return { ok: true, token }
  if (token === '') return { ok: false, message: t[missingToken(form)] }
  // Logging in must work without Google.
  if (form === 'login') return { ok: true, token: RECAPTCHA_UNAVAILABLE }
  return { ok: false, message: t.invalid }
}
