import { defineConfig } from '@playwright/test'
import { firefoxPath, launchOptions } from './tests/kit/launch-options.ts'

const browser = firefoxPath
  ? { browserName: 'firefox' as const, channel: 'moz-firefox' }
  : { browserName: 'chromium' as const }

/** These change the published site, so they run after all other journeys. */
const CHANGES_THE_SITE = /publish\.test\.ts$/

const isFrench = process.env['JOURNEY_LANGUAGE'] === 'fr'

/** What `npm test` leaves out, unless its file is named; see docs/decisions/0209. */
const leftOut = process.env['WITHOUT_LONG'] ? [/@long/] : []

/** All other journeys are walked in French too; see docs/decisions/0244. */
const IN_ENGLISH_ALONE = [
  // The owner's editor, what it publishes and pictures' bytes: its content is English.
  'editor',
  'editor-kinds',
  'kinds-publish',
  'pictures',
  'publish',
  // Faults of scripts and storage, and frames of Stripe and Google: the same code in both languages.
  'failed-scripts',
  'faulty-storage',
  'stripe-and-recaptcha',
  // What English pages say word by word; french.test.ts reads the French ones beside them.
  'french',
  'page-content',
  'page-frame',
  'shared-links',
  // The sample website with a board's feed is English.
  'home-photos',
  'registered-visitors',
  // A French walk of its own, of the whole dashboard.
  'french-account'
].map((name) => new RegExp(`/${name}\\.test\\.ts$`))
const elsewhere = isFrench ? IN_ENGLISH_ALONE : []

/** Reduced motion is tested on the desktop, full motion on the phone. */
const desktop = {
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'reduce' as const }
}

/** BASE_URL is the product itself; scripts/testing/journeys.ts starts it on a throw-away database. */
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Limits for what hangs, ample for a machine that is busy with other tests.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: process.env['BASE_URL'] ?? 'http://localhost:4321',
    ...browser,
    launchOptions,
    locale: isFrench ? 'fr-CA' : 'en-CA',
    timezoneId: 'America/Toronto',
    screenshot: 'only-on-failure',
    // Traces cost a third of the run; `npx playwright test --trace on` records them when needed.
    trace: 'off'
  },
  projects: [
    {
      name: 'phone',
      // What is tagged so does not depend on the screen, or sets its sizes itself, and is walked once.
      grepInvert: [/@any-screen/, ...leftOut],
      testIgnore: [CHANGES_THE_SITE, ...elsewhere],
      // Firefox can be narrow, but plays no phone.
      use: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: !firefoxPath }
    },
    {
      name: 'desktop',
      grepInvert: [/@phone/, ...leftOut],
      testIgnore: [CHANGES_THE_SITE, ...elsewhere],
      use: desktop
    },
    {
      name: 'publishing',
      grepInvert: leftOut,
      testMatch: CHANGES_THE_SITE,
      testIgnore: elsewhere,
      dependencies: ['phone', 'desktop'],
      use: desktop
    }
  ]
})
