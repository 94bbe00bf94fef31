// Installs what the browser tests need with the machine's own package manager.
import { command } from './command.ts'

type Need = 'chromium' | 'fonts'
type Manager = { program: string; installs: Record<Need, readonly (readonly string[])[]> }

const APT = ['install', '-y', '--no-install-recommends']

/** Package managers with their commands in order. */
const MANAGERS: readonly Manager[] = [
  {
    program: 'apt-get',
    installs: {
      chromium: [['update'], [...APT, 'chromium'], [...APT, 'chromium-headless-shell']],
      fonts: [['update'], [...APT, 'fonts-liberation']]
    }
  },
  {
    program: 'dnf',
    installs: {
      chromium: [['install', '-y', 'chromium']],
      fonts: [['install', '-y', 'liberation-sans-fonts']]
    }
  },
  {
    program: 'apk',
    installs: { chromium: [['add', 'chromium']], fonts: [['add', 'font-liberation']] }
  },
  {
    program: 'pacman',
    installs: {
      chromium: [['-Sy', '--noconfirm', 'chromium']],
      fonts: [['-Sy', '--noconfirm', 'ttf-liberation']]
    }
  },
  {
    program: 'zypper',
    installs: {
      chromium: [['--non-interactive', 'install', 'chromium']],
      fonts: [['--non-interactive', 'install', 'liberation-fonts']]
    }
  }
]

/** Asks one package manager after another, until `isThere`. */
export async function installPackages(
  need: Need,
  isThere: () => Promise<boolean>
): Promise<boolean> {
  for (const { installs, program } of MANAGERS) {
    if (!(await has(program))) continue
    console.log(`Asking ${program} for ${need}…`)
    for (const args of installs[need]) await asRoot(program, [...args])
    if (await isThere()) return true
  }
  return false
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
