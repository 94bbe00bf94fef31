// Finds a Chromium that starts, or installs one: Playwright's build or the system's package.
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

/** Playwright's headless shell, which needs half the CPU. */
const SHELLS = ['/usr/bin/chromium-headless-shell', '/usr/lib/chromium/headless_shell']

/** Package managers that can install Chromium, with their commands in order. */
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

/** As root, or with a sudo that needs no password. */
async function asRoot(program: string, args: string[]): Promise<void> {
  const isRoot = process.getuid?.() === 0
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  if (isRoot) await command(program, args, { env })
  else if (await has('sudo')) await command('sudo', ['-n', program, ...args], { env })
}
