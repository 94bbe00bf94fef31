/** Names a form's token to Google; the panel asks for the same name. */
import { SITE_FORM_RECAPTCHA_ACTION } from '#rules/websites/site-form.ts'

type Recaptcha = {
  ready: (then: () => void) => void
  execute: (key: string, options: { action: string }) => Promise<string>
}

const API = 'https://www.google.com/recaptcha/api.js'

let loaded: Promise<Recaptcha> | undefined

/** Loads reCAPTCHA v3 once a page. Rejects if Google can't be reached. */
export function loadRecaptcha(key: string): Promise<Recaptcha> {
  loaded ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `${API}?render=${encodeURIComponent(key)}`
    script.addEventListener('error', () => {
      // Touching a form again may succeed.
      loaded = undefined
      script.remove()
      reject(new Error('reCAPTCHA could not be loaded'))
    })
    script.addEventListener('load', () => {
      const { grecaptcha } = globalThis as { grecaptcha?: Recaptcha }
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha))
      else reject(new Error('reCAPTCHA did not start'))
    })
    document.head.append(script)
  })
  return loaded
}

/** A token for one submission; Google accepts it for two minutes. */
export async function recaptchaToken(key: string): Promise<string> {
  const recaptcha = await loadRecaptcha(key)
  return recaptcha.execute(key, { action: SITE_FORM_RECAPTCHA_ACTION })
}
