import { inTime } from '#stores/in-time.ts'

export type RecaptchaClient = {
  ask: (action: string) => Promise<string | undefined>
  leave: () => void
}

/** The page's reCAPTCHA for one form. Its code comes with the form's first touch; what does not load gives no token. */
export function recaptchaClient(siteKey: string): RecaptchaClient {
  const joined = inTime(import('./recaptcha.tsx')).then(
    ({ joinRecaptcha }) => joinRecaptcha(siteKey),
    () => undefined
  )
  return {
    ask: async (action) => (await joined)?.ask(action),
    leave: () => void joined.then((client) => client?.leave())
  }
}
