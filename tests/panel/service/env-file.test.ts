import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readSettings } from '#panel/config/config.ts'
import { namesInEnvFile, SETTING_NAMES } from '#panel/config/env-file.ts'

test.each([
  ['STRIPE_SECERT_KEY', 'STRIPE_SECRET_KEY'],
  ['STRIPE_SECRET_KEY_', 'STRIPE_SECRET_KEY'],
  ['smtp_url', 'SMTP_URL'],
  ['SMTP_HOTS', 'SMTP_URL'],
  ['PROT', 'PORT'],
  ['NODE_EVN', 'NODE_ENV'],
  ['SITES_ADDRESS', 'SITES_DOMAIN or SITES_MAP'],
  ['CLOUDFLARE_KEY', 'CLOUDFLARE_API_TOKEN or CLOUDFLARE_ACCOUNT_ID or CLOUDFLARE_API_BASE']
])('.env must not set %s, and the start names %s', (name, meant) => {
  expect(() => readSettings({ [name]: 'x' }, ['PORT', name])).toThrow(
    `These settings are invalid:\n  .env sets ${name}, which Maplekey doesn’t read. Did you mean ${meant}?`
  )
})

test('each setting with a letter missing, doubled or swapped is refused and named', () => {
  const refused = (name: string) => {
    try {
      readSettings({}, [name])
      return ''
    } catch (error) {
      return String(error)
    }
  }
  for (const name of SETTING_NAMES) {
    const at = Math.floor(name.length / 2)
    const [head, tail] = [name.slice(0, at), name.slice(at)]
    const slips = [head.slice(0, -1) + tail, head + head.slice(-1) + tail]
    const swapped = head.slice(0, -1) + tail.slice(0, 1) + head.slice(-1) + tail.slice(1)
    if (swapped !== name) slips.push(swapped)
    for (const slip of slips) expect(refused(slip)).toContain(`Did you mean ${name}?`)
  }
})

test('a wrong name and a wrong value in .env are reported together', () => {
  expect(() => readSettings({ PORT: 'x' }, ['PORT', 'SMTP_ULR'])).toThrow(
    /Did you mean SMTP_URL\?\n {2}PORT: must be a port number$/
  )
})

test('.env may set what other programs read; names that nothing is known of are mentioned', () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => write.mockRestore())
  readSettings({}, [
    'NODE_OPTIONS',
    'NODE_EXTRA_CA_CERTS',
    'TZ',
    'SITE_ADDRESS',
    'POSTGRES_PASSWORD'
  ])
  expect(write).not.toHaveBeenCalled()
  readSettings({}, ['SENTRY_DSN'])
  expect(write.mock.calls).toEqual([['.env sets SENTRY_DSN, which Maplekey doesn’t read.\n']])
})

test('names count only from the file, not from the rest of the environment', () => {
  const folder = mkdtempSync(join(tmpdir(), 'maplekey-env-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, '.env')
  writeFileSync(file, '# STRIPE_KEY=1\nexport SMTP_HOTS="a\nPROT=1"\nPORT=4400\n')
  expect(namesInEnvFile([`--env-file=${file}`])).toEqual(['PORT', 'SMTP_HOTS'])
  expect(namesInEnvFile(['--disable-warning=x'])).toEqual([])
  expect(readSettings({ SMTP_HOTS: 'x' }, []).smtpUrl).toBeUndefined()
  const { status, stderr } = spawnSync(
    process.execPath,
    [`--env-file=${file}`, 'src/panel/main.ts', 'jobs'],
    { encoding: 'utf8', env: { PATH: process.env['PATH'] } }
  )
  expect(stderr).toContain(
    '.env sets SMTP_HOTS, which Maplekey doesn’t read. Did you mean SMTP_URL?'
  )
  expect(status).toBe(1)
})
