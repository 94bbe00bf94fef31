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
export const firefoxPath = process.env['FIREFOX_PATH']
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
export const fullBrowserLaunchOptions = {
  ...launchOptions,
  ...(wholePath && { executablePath: wholePath }),
  // Playwright switches the browser's memory of left pages off.
  ignoreDefaultArgs: ['--disable-back-forward-cache']
}
