import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { outputOf } from '../kit/command-output.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'maplekey-command-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const NO_OPTION = 'There is no option --dryrun;'

test.each([
  ['src/panel/main.ts --dryrun', `${NO_OPTION} npm run panel has --help.`],
  [
    'src/panel/main.ts repotr',
    'There is no command repotr; npm run panel takes work, report, jobs, emails, domain, editor, publisher, backup, restore, content or site.'
  ],
  ['src/panel/main.ts work --from', '--from needs a value: --from DATE.'],
  [
    'scripts/publish.ts --dryrun',
    `${NO_OPTION} npm run publish has --allow-shrinking, --dry-run, --panel ADDRESS, --json, --to FOLDER, --caddy FILE and --help.`
  ],
  ['scripts/start.ts --dryrun', `${NO_OPTION} npm start has --dist FOLDER and --help.`],
  ['scripts/dev.ts --dryrun', `${NO_OPTION} npm run dev has --help.`],
  ['scripts/check.ts --dryrun', `${NO_OPTION} npm run check has --help.`],
  ['scripts/test.ts --only all', '--only must be unit, panel, checks or journeys, not all.'],
  ['scripts/journeys.ts --browser opera', '--browser must be chromium or firefox, not opera.'],
  ['scripts/proofs.ts --dryrun', `${NO_OPTION} npm run proofs has --help.`]
])('%s is refused in one sentence and with exit code 2', async (line, sentence) => {
  expect(await outputOf(line, newFolder())).toEqual({
    code: 2,
    stderr: `${sentence}\n`,
    stdout: ''
  })
})

test.each(['src/panel/main.ts', 'scripts/publish.ts'])(
  '%s --help lists the commands, whatever the settings are',
  async (line) => {
    const { code, stderr, stdout } = await outputOf(`${line} --help`, newFolder(), { PORT: 'x' })
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/^Usage: npm [^]+\n\nCommands:\n( {2}\w+ {2,}.+\.\n)+\nnpm run \w+ -- /)
  }
)
