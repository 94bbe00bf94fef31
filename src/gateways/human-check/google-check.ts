// Google's reCAPTCHA v3 for a form that is no React island. Its script is fetched at the first question.

import { CALL_TIMEOUT_MS } from '#rules/limits.ts'

type Google = {
  ready: (then: () => void) => void
  execute: (siteKey: string, options: { action: string }) => PromiseLike<string | null>
}

/** A token for one sending, or undefined where Google can't be reached. */
export async function googleToken(action: string, siteKey: string): Promise<string | undefined> {
  const late = new Promise<undefined>((done) => void setTimeout(done, CALL_TIMEOUT_MS))
  const token = loaded(siteKey).then((google) => google.execute(siteKey, { action }))
  return Promise.race([token.then((text) => text ?? ''), late]).catch(() => undefined)
}

let loading: Promise<Google> | undefined

function loaded(siteKey: string): Promise<Google> {
  loading ??= load(siteKey)
  // Without a network the next question tries again.
  loading.catch(() => (loading = undefined))
  return loading
}

function load(siteKey: string): Promise<Google> {
  return new Promise((done, fail) => {
    const ready = () => {
      const { grecaptcha } = window as { grecaptcha?: Google }
      if (grecaptcha) grecaptcha.ready(() => done(grecaptcha))
      else fail(new Error('Google’s script brought nothing.'))
    }
    // An island of the same page may have fetched it already; one that was left has taken its settings along.
    if ('grecaptcha' in window && (window as { ___grecaptcha_cfg?: object }).___grecaptcha_cfg) {
      return ready()
    }
    const script = document.createElement('script')
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`
    script.onload = ready
    script.onerror = fail
    document.head.append(script)
  })
}
