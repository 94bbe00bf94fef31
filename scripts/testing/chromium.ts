// Finds a Chromium that starts, and gets one where there is none: Playwright's own build, or else the system's packages.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS } from '../../tests/kit/launch-options.ts'
import { command, node, root } from './command.ts'

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

/** Chromium without its windows, which takes half the work of the whole one. Playwright has its own. */
const SHELLS = ['/usr/bin/chromium-headless-shell', '/usr/lib/chromium/headless_shell']

/** Package managers that can bring Chromium, each with its commands in order. */
const PACKAGES = [
  [
    'apt-get',
    [
      ['update'],
      ['install', '-y', '--no-install-recommends', 'chromium'],
      ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']
    ]
  ],
  ['dnf', [['install', '-y', 'chromium']]],
  ['apk', [['add', 'chromium']]],
  ['pacman', [['-Sy', '--noconfirm', 'chromium']]],
  ['zypper', [['--non-interactive', 'install', 'chromium']]]
] as const

/**
 * Paths of Chromiums that start here. `whole` does what people's does, and so keeps pages that were left in memory;
 * `quick` keeps none, and is the whole one where there is no other.
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
  return { quick: (!named && (await firstThatStarts(SHELLS))) || whole, whole }
}

const wholes = (): string[] => [chromium.executablePath(), ...SYSTEM]

async function firstThatStarts(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) {
    if (existsSync(path) && (await starts(path))) return path
  }
  return undefined
}

/** Only a start shows that nothing is missing: a library, a right, or the program behind a stub. */
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

  for (const [manager, runs] of PACKAGES) {
    if (!(await has(manager))) continue
    console.log(`Asking ${manager} for Chromium…`)
    for (const args of runs) await asRoot(manager, [...args])
    const installed = await firstThatStarts(SYSTEM)
    if (installed) return installed
  }
  return undefined
}

async function has(program: string): Promise<boolean> {
  const { code } = await command('sh', ['-c', `command -v ${program}`])
  return code === 0
}

/** As root, or by a sudo that asks for no password. */
async function asRoot(program: string, args: string[]): Promise<void> {
  const isRoot = process.getuid?.() === 0
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  if (isRoot) await command(program, args, { env })
  else if (await has('sudo')) await command('sudo', ['-n', program, ...args], { env })
}
