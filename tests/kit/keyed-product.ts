import { once } from 'node:events'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { bareEnv } from './bare-env.ts'
import { freePort } from './free-port.ts'
import { test as base } from './journey.ts'
import { startGoogle, type GoogleServer } from './google-server.ts'
import { startStripe, type StripeServer } from './stripe-server.ts'

/** The product with keys for Stripe and Google, which are local servers. */
export type KeyedProduct = { google: GoogleServer; origin: string; stripe: StripeServer }

/** One per worker. Keys are read at run time, so it serves the site built for the other journeys. */
export const test = base.extend<object, { product: KeyedProduct }>({
  product: [
    // Playwright reads a fixture's dependencies from this pattern, and this one has none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const [google, stripe] = await Promise.all([startGoogle(), startStripe()])
      const data = mkdtempSync(join(tmpdir(), 'maplekey-keyed-'))
      const port = await freePort()
      const origin = `http://localhost:${port}`
      // The panel serves the site in `dist` of its working directory.
      symlinkSync(resolve('.astro/test/dist'), join(data, 'dist'))
      const child = spawn(process.execPath, ['--liftoff-only', resolve('src/panel/main.ts')], {
        cwd: data,
        env: {
          ...bareEnv(),
          LOG_LEVEL: 'warn',
          PANEL_DATA: join(data, 'panel'),
          PORT: String(port),
          PUBLIC_RECAPTCHA_SITE_KEY: 'site-key',
          PUBLIC_STRIPE_KEY: 'pk_test_local',
          RATE_LIMITS: 'off',
          RECAPTCHA_API_BASE: google.apiBase,
          RECAPTCHA_SECRET: 'recaptcha-secret',
          SITE_URL: origin,
          STRIPE_API_BASE: stripe.apiBase,
          STRIPE_SECRET_KEY: 'sk_test_local'
        },
        stdio: ['ignore', 'pipe', 'pipe']
      })
      let output = ''
      child.stdout.on('data', (chunk: Buffer) => (output += chunk))
      child.stderr.on('data', (chunk: Buffer) => (output += chunk))
      const ended = once(child, 'close')
      while (!(await fetch(`${origin}/healthz`).catch(() => undefined))?.ok) {
        if (child.exitCode !== null) throw new Error(`The keyed product did not start:\n${output}`)
        await new Promise((done) => setTimeout(done, 50))
      }
      await use({ google, origin, stripe })
      child.kill('SIGTERM')
      await ended
      await Promise.all([google.close(), stripe.close()])
      rmSync(data, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 60_000 }
  ],
  baseURL: ({ product }, use) => use(product.origin)
})
