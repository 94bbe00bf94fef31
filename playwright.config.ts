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

/** Set by `--browser firefox`: an everyday Firefox, driven by WebDriver BiDi. */
const firefoxPath = process.env['FIREFOX_PATH']
const chromiumPath = process.env['CHROMIUM_PATH']

/** How the chosen browser is started. */
export const launchOptions = firefoxPath
  ? {
      executablePath: firefoxPath,
      // BiDi loses a page that comes back from memory; Playwright's Chromium keeps none either.
      firefoxUserPrefs: { 'browser.sessionhistory.max_total_viewers': 0 }
    }
  : { args: CHROMIUM_FLAGS, ...(chromiumPath && { executablePath: chromiumPath }) }

const wholePath = process.env['WHOLE_CHROMIUM_PATH']

/** As people have it: the Chromium that is quick to test with keeps no page that was left. */
export const wholeLaunchOptions = {
  ...launchOptions,
  ...(wholePath && { executablePath: wholePath }),
  // Playwright switches the browser's memory of left pages off.
  ignoreDefaultArgs: ['--disable-back-forward-cache']
}

const browser = firefoxPath
  ? { browserName: 'firefox' as const, channel: 'moz-firefox' }
  : { browserName: 'chromium' as const }

/** What everybody reads is another afterwards, so these are walked when all other walks are done. */
const CHANGES_THE_SITE = /publish\.test\.ts$/

/** Some people want less motion: half of the walks are theirs. */
const desktop = {
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'reduce' as const }
}

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
    ...browser,
    launchOptions,
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    screenshot: 'only-on-failure',
    // A trace of every test costs a third of the run; `npx playwright test --trace on` makes them where one is needed.
    trace: 'off'
  },
  projects: [
    {
      name: 'phone',
      // What is tagged so does not depend on the screen, and is walked once.
      grepInvert: /@any-screen/,
      testIgnore: CHANGES_THE_SITE,
      // Firefox can be narrow, but plays no phone.
      use: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: !firefoxPath }
    },
    {
      name: 'desktop',
      testIgnore: CHANGES_THE_SITE,
      use: desktop
    },
    {
      name: 'publishing',
      testMatch: CHANGES_THE_SITE,
      dependencies: ['phone', 'desktop'],
      use: desktop
    }
  ]
})
