import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'

export type GoogleServer = Awaited<ReturnType<typeof startGoogle>>

/** Implements siteverify: each token of the fake script below is valid once, for two minutes. */
export async function startGoogle() {
  const used = new Set<string>()
  const secrets = new Set(['recaptcha-secret'])
  const verified: { action: string; remoteip: string | null }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk))
    request.on('end', () => {
      const form = new URLSearchParams(body)
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(verify(form)))
    })
  })

  function verify(form: URLSearchParams) {
    const refuse = (...codes: string[]) => ({ success: false, 'error-codes': codes })
    if (!secrets.has(form.get('secret') ?? '')) return refuse('invalid-input-secret')
    const token = form.get('response') ?? ''
    const read = readToken(token)
    if (!read) return refuse('invalid-input-response')
    const isLate = Date.now() - Date.parse(read.challenge_ts) > 120_000
    if (isLate || used.has(token)) return refuse('timeout-or-duplicate')
    used.add(token)
    verified.push({ action: read.action, remoteip: form.get('remoteip') })
    const { action, challenge_ts, hostname } = read
    return { success: true, challenge_ts, hostname, score: 0.9, action }
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    acceptSecret: (secret: string) => void secrets.add(secret),
    forgetSecret: (secret: string) => void secrets.delete(secret),
    /** All tokens verified as valid. */
    verified,
    close: () => new Promise<void>((done) => server.close(() => done()))
  }
}

function readToken(token: string) {
  try {
    const read: unknown = JSON.parse(Buffer.from(token, 'base64').toString())
    return read as { action: string; challenge_ts: string; hostname: string }
  } catch {
    return undefined
  }
}

/** Serves Google's two hosts to the page: the loader, the script, and the badge with its frame. */
export async function serveGoogle(page: Page): Promise<{ asked: string[] }> {
  const asked: string[] = []
  await page.route(/^https:\/\/www\.(google|gstatic)\.com\/recaptcha\//, async (route) => {
    const url = route.request().url()
    asked.push(url)
    if (url.includes('/api.js')) {
      return route.fulfill({ contentType: 'text/javascript', body: API_SCRIPT })
    }
    if (url.includes('/releases/')) {
      return route.fulfill({ contentType: 'text/javascript', body: RELEASE_SCRIPT })
    }
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>reCAPTCHA</title>'
    })
  })
  return { asked }
}

/** A loader like the real one, which fetches the rest from gstatic. */
const API_SCRIPT = `
  window.___grecaptcha_cfg = window.___grecaptcha_cfg || { fns: [] }
  window.grecaptcha = window.grecaptcha || {}
  grecaptcha.ready = (then) => ___grecaptcha_cfg.fns.push(then)
  const script = document.createElement('script')
  script.async = true
  script.src = 'https://www.gstatic.com/recaptcha/releases/stand-in/recaptcha__en.js'
  document.head.append(script)
`

const RELEASE_SCRIPT = `
  const box = document.createElement('div')
  const badge = document.createElement('div')
  badge.className = 'grecaptcha-badge'
  badge.style.cssText = 'width:256px;height:60px;position:fixed;bottom:14px;right:-186px'
  const frame = document.createElement('iframe')
  frame.title = 'reCAPTCHA'
  frame.src = 'https://www.google.com/recaptcha/api2/anchor?k=site-key'
  badge.append(frame)
  box.append(badge)
  document.body.append(box)
  let count = 0
  grecaptcha.execute = async (key, { action }) => {
    if (!window.___grecaptcha_cfg) throw new Error('No reCAPTCHA clients exist.')
    if (key !== 'site-key') throw new Error('Invalid site key')
    const challenge_ts = new Date().toISOString()
    const { hostname } = location
    return btoa(JSON.stringify({ action, challenge_ts, hostname, salt: Math.random(), count: ++count }))
  }
  grecaptcha.ready = (then) => then()
  for (const then of ___grecaptcha_cfg.fns.splice(0)) then()
`
