/** For Chromium as root, in a container and offline: no sandbox, GPU or background requests. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync'
]

/** Set by `--browser firefox`: an ordinary Firefox, driven over WebDriver BiDi. */
export const firefoxPath = process.env['FIREFOX_PATH']
const chromiumPath = process.env['CHROMIUM_PATH']

/** Launch options of the chosen browser. */
export const launchOptions = firefoxPath
  ? {
      executablePath: firefoxPath,
      // BiDi loses pages restored from bfcache; Playwright turns it off in Chromium too.
      firefoxUserPrefs: { 'browser.sessionhistory.max_total_viewers': 0 }
    }
  : { args: CHROMIUM_FLAGS, ...(chromiumPath && { executablePath: chromiumPath }) }

const wholePath = process.env['WHOLE_CHROMIUM_PATH']

/** The full Chromium with bfcache, which the headless shell lacks. */
export const fullBrowserLaunchOptions = {
  ...launchOptions,
  ...(wholePath && { executablePath: wholePath }),
  // Playwright disables bfcache by default.
  ignoreDefaultArgs: ['--disable-back-forward-cache']
}
