// @vitest-environment happy-dom
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from '#sites/server-entry.tsx'
import type { SiteServices } from '#sites/site-renderer.ts'
import { siteRequest } from '../kit/site-requests.ts'

const SECRETS = { hmacSignatureSecret: 'one', hmacKeySignatureSecret: 'two' }

/** The contact page with its script, and what was sent. */
async function openForm(answer: () => Promise<Response>, services: SiteServices = {}) {
  const { body } = render(siteRequest({ path: '/contact', form: { token: '' }, services }))
  document.documentElement.innerHTML = String(body)
  const fetched = vi.fn<typeof fetch>(answer)
  vi.stubGlobal('fetch', fetched)
  vi.resetModules()
  await import('#sites/page-scripts/form.ts')
  const form = document.querySelector<HTMLFormElement>('form.site-form')!
  const sent: Record<string, string>[] = []
  form.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return
    event.preventDefault()
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
    sent.push(Object.fromEntries(fields))
  })
  for (const field of form.querySelectorAll('[required]')) field.removeAttribute('required')
  return { fetched, form, sent }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a form has a token and a solved proof of work by the time it is sent', async () => {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    counter: 20,
    deriveKey,
    ...SECRETS
  })
  const { fetched, form, sent } = await openForm(() =>
    Promise.resolve(Response.json({ challenge, form_token: 'fresh' }))
  )
  expect(fetched).not.toHaveBeenCalled()

  form.querySelector('input[name=name]')!.dispatchEvent(new Event('focusin', { bubbles: true }))
  form.requestSubmit()
  await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 10_000 })

  expect(fetched).toHaveBeenCalledTimes(1)
  expect(fetched.mock.calls[0]?.[0]).toBe('/_site/form')
  expect(sent[0]?.['form_token']).toBe('fresh')
  const proof = JSON.parse(atob(sent[0]?.['proof'] ?? ''))
  expect((await verifySolution({ ...proof, deriveKey, ...SECRETS })).verified).toBe(true)
})

test('without an answer the form is sent as it is', async () => {
  const { form, sent } = await openForm(() => Promise.reject(new TypeError('offline')))

  form.requestSubmit()
  await vi.waitFor(() => expect(sent).toHaveLength(1))

  expect(sent[0]).toMatchObject({ form_token: '', proof: '' })
})

const KEY = `6L${'k'.repeat(38)}`

/** The scripts that the page adds, which no browser loads here. */
function addedScripts(): HTMLScriptElement[] {
  const added: HTMLScriptElement[] = []
  vi.spyOn(HTMLHeadElement.prototype, 'append').mockImplementation((...nodes) => {
    added.push(...nodes.filter((node) => node instanceof HTMLScriptElement))
  })
  return added
}

test('Google’s script is loaded once a form is touched, and asked for a token when it is sent', async () => {
  const execute = vi.fn(async () => 'google-token')
  vi.stubGlobal('grecaptcha', { execute, ready: (then: () => void) => then() })
  const scripts = addedScripts()
  const { form, sent } = await openForm(() => Promise.reject(new TypeError('offline')), {
    recaptchaKey: KEY
  })
  expect(scripts).toHaveLength(0)

  form.querySelector('input[name=name]')!.dispatchEvent(new Event('focusin', { bubbles: true }))
  const [script] = scripts
  expect(script?.src).toBe(`https://www.google.com/recaptcha/api.js?render=${KEY}`)
  script?.dispatchEvent(new Event('load'))
  expect(execute).not.toHaveBeenCalled()
  form.requestSubmit()
  await vi.waitFor(() => expect(sent).toHaveLength(1))

  expect(execute).toHaveBeenCalledExactlyOnceWith(KEY, { action: 'site_message' })
  expect(sent[0]).toMatchObject({ recaptcha_token: 'google-token' })
  expect(scripts).toHaveLength(1)
})

test('a form is sent without Google where its script can’t be loaded', async () => {
  const scripts = addedScripts()
  const { form, sent } = await openForm(() => Promise.reject(new TypeError('offline')), {
    recaptchaKey: KEY
  })
  form.requestSubmit()
  scripts[0]?.dispatchEvent(new Event('error'))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ recaptcha_token: '' })
})
