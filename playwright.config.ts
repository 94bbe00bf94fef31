import { defineConfig } from '@playwright/test'

/** Chromium as root, in a container and offline: no sandbox, no GPU, no calls home. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync'
]

const executablePath = process.env['CHROMIUM_PATH']

/** The product itself, started by scripts/testing/journeys.ts on a throw-away database, stands behind BASE_URL. */
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: process.env['BASE_URL'] ?? 'http://localhost:4321',
    browserName: 'chromium',
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    screenshot: 'only-on-failure',
    // A trace of every test costs a third of the run; `npx playwright test --trace on` makes them where one is needed.
    trace: 'off',
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) }
  },
  projects: [
    {
      name: 'phone',
      // What is tagged so does not depend on the screen, and is walked once.
      grepInvert: /@any-screen/,
      use: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true }
    },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } }
  ]
})
