import { inTime } from '#stores/in-time.ts'

export type RecaptchaClient = {
  ask: (action: string) => Promise<string | undefined>
  leave: () => void
}

/** The page's reCAPTCHA for one form, loaded when the form is first used; without a token if it fails to load. */
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
