import type { Page } from '@playwright/test'
import type { StripeServer } from './stripe-server.ts'

/**
 * Serves Stripe's own hosts to the page: Stripe.js with its documented calls, the card element and
 * the bank's page in frames, and the API of the local server.
 */
export async function serveStripe(page: Page, stripe: StripeServer): Promise<{ asked: string[] }> {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('.stripe.com')) asked.push(request.url())
  })
  await page.route('https://js.stripe.com/**', (route) => {
    const isFrame = route.request().url().includes('elements-inner-card')
    const type = isFrame ? 'text/html' : 'text/javascript'
    return route.fulfill({ contentType: type, body: isFrame ? CARD_FRAME : STRIPE_JS })
  })
  await page.route('https://hooks.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: BANK_FRAME })
  )
  await page.route('https://api.stripe.com/**', async (route) => {
    // Firefox reports requests without their bodies, so the fake scripts put all fields in the URL.
    const { pathname, search } = new URL(route.request().url())
    const method = route.request().method()
    const isPost = method === 'POST'
    const answer = await fetch(`${stripe.apiBase}${pathname}${isPost ? '' : search}`, {
      method,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      ...(isPost && { body: search.slice(1) })
    })
    return route.fulfill({
      status: answer.status,
      headers: { 'access-control-allow-origin': '*', 'content-type': 'application/json' },
      body: await answer.text()
    })
  })
  return { asked }
}

/** Runs in our page, which never sees a card number: the card's frame calls the API itself. */
const STRIPE_JS = String.raw`
window.Stripe = Object.assign((key) => {
  if (!/^pk_/.test(key)) throw new Error('Please call Stripe() with your publishable key.')
  const api = async (method, path, fields) => {
    const form = new URLSearchParams({ key, ...fields })
    const answer = await fetch('https://api.stripe.com/v1/' + path + '?' + form, { method })
    return answer.json()
  }
  const pathOf = (secret) =>
    (secret.startsWith('seti_') ? 'setup_intents/' : 'payment_intents/') + secret.split('_secret_')[0]
  const resultOf = (body) => {
    if (body.error) return { error: body.error }
    return body.object === 'setup_intent' ? { setupIntent: body } : { paymentIntent: body }
  }

  const askBank = (secret) => new Promise((done) => {
    const frame = document.createElement('iframe')
    frame.title = '3D Secure'
    frame.style.cssText = 'position:fixed;inset:10%;width:80%;height:60%;z-index:2147483647;background:#fff'
    frame.src = 'https://hooks.stripe.com/3d_secure_2/hosted'
    const onMessage = async ({ data, source }) => {
      if (source !== frame.contentWindow) return
      window.removeEventListener('message', onMessage)
      frame.remove()
      done(await api('POST', pathOf(secret) + '/challenge', { client_secret: secret, outcome: data }))
    }
    window.addEventListener('message', onMessage)
    document.body.append(frame)
  })
  const seeThrough = async (secret, body) =>
    resultOf(body.status === 'requires_action' ? await askBank(secret) : body)

  const elements = []
  const createCard = () => {
    const listeners = {}
    const frame = document.createElement('iframe')
    frame.title = 'Secure card payment input frame'
    frame.style.cssText = 'border:0;width:100%;height:24px;display:block'
    frame.src = 'https://js.stripe.com/v3/elements-inner-card.html'
    const waiting = new Map()
    const onMessage = ({ data, source }) => {
      if (source !== frame.contentWindow) return
      if (data.answerTo) return waiting.get(data.answerTo)(data.body)
      listeners[data.event]?.({ elementType: 'card', ...data.detail })
    }
    window.addEventListener('message', onMessage)
    return {
      on(event, listener) { listeners[event] = listener; return this },
      mount(place) { place.replaceChildren(frame) },
      focus() { frame.focus(); frame.contentWindow.postMessage({ focus: true }, '*') },
      destroy() { window.removeEventListener('message', onMessage); frame.remove() },
      confirm(path, fields) {
        const id = Math.random()
        frame.contentWindow.postMessage({ id, path, fields }, '*')
        return new Promise((done) => waiting.set(id, done))
      }
    }
  }

  const confirm = async (secret, { payment_method }) => {
    const fields = { key, client_secret: secret }
    const path = pathOf(secret) + '/confirm'
    if (typeof payment_method === 'string') {
      return seeThrough(secret, await api('POST', path, { ...fields, payment_method }))
    }
    const { name, email } = payment_method.billing_details
    const owner = { 'payment_method_data[billing_details][name]': name }
    if (email) owner['payment_method_data[billing_details][email]'] = email
    return seeThrough(secret, await payment_method.card.confirm(path, { ...fields, ...owner }))
  }
  const retrieve = async (secret) => resultOf(await api('GET', pathOf(secret), { client_secret: secret }))

  return {
    _registerWrapper() {},
    elements: () => ({
      create(type) {
        if (type !== 'card') throw new Error('A card only')
        return createCard()
      }
    }),
    confirmCardSetup: confirm,
    confirmCardPayment: confirm,
    retrievePaymentIntent: retrieve,
    async handleNextAction({ clientSecret }) {
      const { error, paymentIntent } = await retrieve(clientSecret)
      if (error) return { error }
      if (paymentIntent.status !== 'requires_action') throw new Error('handleNextAction: nothing to do')
      return seeThrough(clientSecret, paymentIntent)
    }
  }
}, { version: document.currentScript.src.split('/')[3] })
`

/** Runs in Stripe's frame, with the three inputs named as in Stripe's. */
const CARD_FRAME = String.raw`<!doctype html>
<html lang="en"><title>Card</title>
<style>body { margin: 0; display: flex } input { border: 0; min-width: 0; flex: 1; font: 17px Arial }</style>
<input name="cardnumber" aria-label="Credit or debit card number" placeholder="Card number" inputmode="numeric">
<input name="exp-date" aria-label="Credit or debit card expiration date" placeholder="MM / YY">
<input name="cvc" aria-label="Credit or debit card CVC/CVV" placeholder="CVC">
<script>
  const [number, expiry, cvc] = document.querySelectorAll('input')
  const digits = (box) => box.value.replace(/\D/g, '')
  const say = (event, detail = {}) => parent.postMessage({ event, detail }, '*')
  const passesLuhn = (text) => [...text].reverse().reduce((sum, digit, place) => {
    const value = digit * (place % 2 ? 2 : 1)
    return sum + (value > 9 ? value - 9 : value)
  }, 0) % 10 === 0
  const brands = [['visa', /^4/], ['mastercard', /^5[1-5]|^2[2-7]/], ['amex', /^3[47]/]]
  document.addEventListener('input', () => {
    const typed = digits(number)
    const isWhole = typed.length === 16
    const isWrong = isWhole && !passesLuhn(typed)
    say('change', {
      brand: brands.find(([, prefix]) => prefix.test(typed))?.[0] ?? 'unknown',
      complete: isWhole && !isWrong && digits(expiry).length === 4 && digits(cvc).length === 3,
      empty: typed === '',
      error: isWrong
        ? { code: 'invalid_number', message: 'Your card number is invalid.', type: 'validation_error' }
        : undefined
    })
  })
  document.addEventListener('focusin', () => say('focus'))
  document.addEventListener('focusout', () => say('blur'))
  addEventListener('message', async ({ data }) => {
    if (data.focus) return number.focus()
    const form = new URLSearchParams({
      ...data.fields,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': digits(number),
      'payment_method_data[card][exp_month]': digits(expiry).slice(0, 2),
      'payment_method_data[card][exp_year]': digits(expiry).slice(2),
      'payment_method_data[card][cvc]': digits(cvc)
    })
    const answer = await fetch('https://api.stripe.com/v1/' + data.path + '?' + form, { method: 'POST' })
    parent.postMessage({ answerTo: data.id, body: await answer.json() }, '*')
  })
  say('ready')
</script></html>`

/** The bank's test page, as Stripe shows for its test cards. */
const BANK_FRAME = `<!doctype html>
<html lang="en"><title>3D Secure 2 Test Page</title>
<h1>3D Secure 2 Test Page</h1>
<button onclick="parent.postMessage('complete', '*')">Complete</button>
<button onclick="parent.postMessage('fail', '*')">Fail</button></html>`
