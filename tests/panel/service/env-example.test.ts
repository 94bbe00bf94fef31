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
  [...example.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value])
)
const COUNTED: Record<string, number> = { two: 2, three: 3, four: 4 }
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

test('each setting in .env.example is explained above it, or with those whose comment counts them', () => {
  const blocks = example.split('\n\n').map((block) => block.trim().split('\n'))
  const isSetting = (line: string) => /^(# )?[A-Z0-9_]+=/.test(line)
  const unexplained = blocks.filter((lines) => {
    const settings = lines.filter(isSetting)
    const comment = lines.slice(0, lines.findIndex(isSetting)).join('\n')
    if (settings.length <= 1) return settings.length === 1 && !/^# [^-]/.test(comment)
    const [, count = ''] = /^# With these (\w+), /.exec(comment) ?? []
    return settings.length !== COUNTED[count]
  })
  expect(unexplained).toEqual([])
})
