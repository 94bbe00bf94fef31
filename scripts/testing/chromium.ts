// Finds a Chromium that starts, or installs one: Playwright's build or the system's package.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS } from '../../tests/kit/launch-options.ts'
import { command, node, root } from './command.ts'
import { installPackages } from './system-packages.ts'

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
  '/usr/local/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium'
]

/** Playwright's headless shell, which needs half the CPU. */
const SHELLS = ['/usr/bin/chromium-headless-shell', '/usr/lib/chromium/headless_shell']

/**
 * Paths of Chromiums that start here. `whole` works like an everyday browser, with its back/forward
 * cache; `quick` has none, and is the same as `whole` if there is no other.
 */
export type Chromium = { quick: string; whole: string }

export async function findChromium(): Promise<Chromium> {
  const named = process.env['CHROMIUM_PATH']
  const whole = (await firstThatStarts(named ? [named] : wholes())) ?? (await install())
  if (!whole) {
    throw new Error(
      'No Chromium could be found or installed. Install Chromium or Chrome, or name one with CHROMIUM_PATH, and run the same command again.'
    )
  }
  await needFonts()
  return { quick: (!named && (await firstThatStarts(SHELLS))) || whole, whole }
}

const wholes = (): string[] => [chromium.executablePath(), ...SYSTEM]

async function firstThatStarts(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) {
    if (existsSync(path) && (await starts(path))) return path
  }
  return undefined
}

/** Only starting it shows a missing library, a missing permission or an empty stub. */
async function starts(executablePath: string): Promise<boolean> {
  try {
    const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS, timeout: 30_000 })
    await browser.close()
    return true
  } catch {
    return false
  }
}

async function install(): Promise<string | undefined> {
  console.log('No Chromium here; downloading the one Playwright was made for…')
  await node([join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium'])
  const downloaded = await firstThatStarts([chromium.executablePath()])
  if (downloaded) return downloaded

  let found: string | undefined
  await installPackages('chromium', async () => {
    found = await firstThatStarts(SYSTEM)
    return found !== undefined
  })
  return found
}

/** The fallbacks of our fonts are made of this family, or of Arial where the system has that. */
async function needFonts(): Promise<void> {
  if (process.platform !== 'linux' || (await hasFonts())) return
  if (await installPackages('fonts', hasFonts)) return
  console.log('Liberation Sans could not be installed: text will shift while our fonts load.')
}

async function hasFonts(): Promise<boolean> {
  const { output } = await command('fc-match', ['--format', '%{family}', 'Arial']).catch(() => ({
    output: ''
  }))
  return /Liberation Sans|Arial/.test(output)
}
