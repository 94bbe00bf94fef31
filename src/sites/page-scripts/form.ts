// The forms of agents' websites work without script. With it, a form has a token and a solved proof of work
// by the time it is sent, so that its message needs no second press and counts as checked.
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { SITE_FORM_HIDDEN } from '#rules/websites/hidden-fields.ts'
import { SITE_FORM_TOKEN_AGE_MS } from '#rules/websites/site-form.ts'
import { loadRecaptcha, recaptchaToken } from './form/recaptcha.ts'

/** What the panel answers at SITE_FORM_TOKEN_PATH. */
type Issued = {
  form_token: string
  challenge: Parameters<typeof solveChallenge>[0]['challenge'] | null
}

/** A visitor never waits longer; the panel then asks them to press once more. */
const PATIENCE_MS = 8000

for (const form of document.querySelectorAll<HTMLFormElement>('form.site-form')) {
  let prepared: Promise<unknown> | undefined
  const key = form.dataset['recaptcha']
  const prepareOnce = () => {
    // Without Google there is still the proof of work.
    if (key !== undefined) loadRecaptcha(key).catch(() => {})
    return (prepared ??= prepare(form).catch(() => {}))
  }
  /** Google's tokens are short-lived, so it is asked for one when the form is sent. */
  const askGoogle = async () => {
    if (key !== undefined) fill(form, SITE_FORM_HIDDEN.recaptcha, await recaptchaToken(key))
  }
  // A visitor who only reads the page causes no work.
  form.addEventListener('focusin', prepareOnce, { once: true })
  // A form that is shown again may have the focus already.
  if (form.contains(document.activeElement)) void prepareOnce()

  let isReady = false
  form.addEventListener('submit', (event) => {
    if (isReady) return
    event.preventDefault()
    fill(form, SITE_FORM_HIDDEN.before, document.referrer)
    const button = event.submitter
    button?.setAttribute('aria-busy', 'true')
    // Browsers drop a submit that is asked for while this event is still being dispatched.
    const ready = Promise.all([prepareOnce(), askGoogle().catch(() => {}), wait(0)])
    void Promise.race([ready, wait(PATIENCE_MS)]).then(() => {
      isReady = true
      button?.removeAttribute('aria-busy')
      form.requestSubmit(button)
    })
  })

  // Back from the next page, the form may be sent again, with a token of its own.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    isReady = false
    prepared = undefined
  })
}

async function prepare(form: HTMLFormElement): Promise<void> {
  const answer = await fetch(form.dataset['token'] ?? '', { cache: 'no-store' })
  const { challenge, form_token } = (await answer.json()) as Issued
  fill(form, SITE_FORM_HIDDEN.token, form_token)
  const [solution] = await Promise.all([
    challenge && solveChallenge({ challenge, deriveKey }),
    wait(SITE_FORM_TOKEN_AGE_MS)
  ])
  if (solution) fill(form, SITE_FORM_HIDDEN.proof, btoa(JSON.stringify({ challenge, solution })))
}

function wait(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}

function fill(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLInputElement) field.value = value
}
