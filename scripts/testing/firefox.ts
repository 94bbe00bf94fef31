// Finds the machine's own Firefox. It is needed only on request, so none is installed.
import { existsSync } from 'node:fs'

const KNOWN = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox'
]

/** The path of a Firefox. */
export function findFirefox(): string {
  const named = process.env['FIREFOX_PATH']
  const found = (named ? [named] : KNOWN).find((path) => existsSync(path))
  if (found) return found
  throw new Error(
    'No Firefox could be found. Install one (apt-get install firefox-esr), or name it with FIREFOX_PATH, and run the same command again.'
  )
}
