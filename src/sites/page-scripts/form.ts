// The forms of agents' websites work without script. With it, a form has a fresh token and a solved proof
// of work by the time it is sent, so that its message needs no second press and counts as checked.
import { pbkdf2, solveChallenge } from 'altcha/lib'
import { SITE_FORM_HIDDEN } from '#rules/websites/site-form.ts'

/** What the panel answers at SITE_FORM_TOKEN_PATH. */
type Issued = { token: string; challenge?: Parameters<typeof solveChallenge>[0]['challenge'] }

/** A visitor never waits longer for the proof; the message then goes without it. */
const PATIENCE_MS = 8000

for (const form of document.querySelectorAll<HTMLFormElement>('form.site-form')) {
  let prepared: Promise<void> | undefined
  const prepareOnce = () => (prepared ??= prepare(form).catch(() => {}))
  // A visitor who only reads the page causes no work.
  form.addEventListener('focusin', prepareOnce, { once: true })

  let isReady = false
  form.addEventListener('submit', (event) => {
    if (isReady) return
    event.preventDefault()
    const button = event.submitter
    button?.setAttribute('aria-busy', 'true')
    const patience = new Promise((done) => setTimeout(done, PATIENCE_MS))
    void Promise.race([prepareOnce(), patience]).then(() => {
      isReady = true
      button?.removeAttribute('aria-busy')
      form.requestSubmit(button)
    })
  })

  // Back from the next page, the form may be sent again.
  addEventListener('pageshow', () => {
    isReady = false
    prepared = undefined
  })
}

async function prepare(form: HTMLFormElement): Promise<void> {
  const answer = await fetch(form.dataset['token'] ?? '', { cache: 'no-store' })
  const { challenge, token } = (await answer.json()) as Issued
  fill(form, SITE_FORM_HIDDEN.token, token)
  if (!challenge) return
  const solution = await solveChallenge({ challenge, deriveKey: pbkdf2.deriveKey })
  if (solution) fill(form, SITE_FORM_HIDDEN.proof, btoa(JSON.stringify({ challenge, solution })))
}

function fill(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLInputElement) field.value = value
}
