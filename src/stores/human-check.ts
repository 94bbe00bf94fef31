import { RECAPTCHA_ERROR } from '#contract/fields.ts'
import type { HumanForm } from '#contract/general.ts'
import { humanToken } from '#gateways/human-check.ts'
import { $siteData, loadSiteData } from './site-data.ts'
import { toast } from './toasts.ts'

/** What a form has where Google's script is not to be reached; the panel decides whether that will do. */
const UNAVAILABLE = 'unavailable'

/**
 * A token for one sending of the form, or undefined after the visitor has been told why there is none. `recaptcha` asks
 * Google's script, which only a React hook can reach.
 */
export async function passHumanCheck(
  form: HumanForm,
  recaptcha: () => Promise<string | undefined>
): Promise<string | undefined> {
  await loadSiteData()
  const siteData = $siteData.get()
  if (siteData.status !== 'ready') return complain('Something went wrong.')
  const { humanCheck } = siteData.data.websiteConfig
  if (humanCheck.kind === 'recaptcha') {
    const token = await recaptcha()
    // A log-in is not lost to Google's absence: the panel's rate limit stands in.
    return token ?? (form === 'login' ? UNAVAILABLE : complain(RECAPTCHA_ERROR))
  }
  const token = await humanToken(form, humanCheck)
  return token.ok ? token.token : complain(token.message)
}

function complain(message: string): undefined {
  toast('error', message)
}
