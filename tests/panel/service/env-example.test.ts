import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSettings } from '#panel/config/config.ts'
import { SETTING_NAMES } from '#panel/config/env-file.ts'

const example = readFileSync('.env.example', 'utf8')
/** Read only when the site is built. */
const built = [...readFileSync('src/env.d.ts', 'utf8').matchAll(/readonly (PUBLIC_\w+)\?/g)].map(
  ([, name = '']) => name
)

const shown: Record<string, string> = Object.fromEntries(
  [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value])
)
const OTHER: Record<string, string> = { info: 'warn', off: 'on', on: 'off' }

test('.env.example shows the real defaults', () => {
  expect(readSettings(shown)).toEqual(readSettings({}))
})

test('with .env.example copied, a setting that follows another still follows it', () => {
  for (const [name, value] of Object.entries(shown)) {
    const change = { [name]: OTHER[value] ?? `1${value}` }
    expect(readSettings({ ...shown, ...change }), name).toEqual(readSettings(change))
  }
})

test('.env.example has every setting exactly once, and no others', () => {
  const named = [...example.matchAll(/^(?:# )?([A-Z0-9_]+)=/gm)].map(([, name = '']) => name)
  expect(named.toSorted()).toEqual([...SETTING_NAMES].toSorted())
  expect(SETTING_NAMES).toEqual(expect.arrayContaining(built))
})

test('each setting in .env.example is explained above it', () => {
  const lines = example.split('\n')
  const isSetting = (line: string) => /^(# )?[A-Z_]+=/.test(line)
  const bare = lines.filter((line, index) => {
    const above = lines[index - 1] ?? ''
    return isSetting(line) && (isSetting(above) || !/^# [^-]/.test(above))
  })
  expect(bare).toEqual([])
})
