import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DOORS, roomOf } from '../../../scripts/check/modules/import-rules.ts'

const page = readFileSync('src/README.md', 'utf8')

test('the floor plan tells the law as it is checked', () => {
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const told = rows
    .slice(1)
    .map(([, room = '', rooms = '', libraries = '']) => [
      room,
      { rooms: words(rooms), libraries: words(libraries) }
    ])
    .filter(([room]) => !String(room).startsWith('-'))
  expect(Object.fromEntries(told)).toEqual(DOORS)
})

test('every room has its row and its place in the plan', () => {
  const folders = readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^src(\/panel)?$/.test(entry.parentPath))
    .map((entry) => entry.name)
  expect(folders.length).toBeGreaterThan(10)
  for (const folder of folders) expect(page).toContain(`── ${folder}/`)
})

test('a door leads to a room there is', () => {
  const rooms = Object.keys(DOORS)
  for (const { rooms: open } of Object.values(DOORS))
    expect(rooms).toEqual(expect.arrayContaining([...open]))
  expect(roomOf('src/panel/records/accounts/agents.ts')).toBe('panel/records')
  expect(roomOf('src/panel/main.ts')).toBe('panel')
  expect(roomOf('tests/kit/tree.ts')).toBeUndefined()
})

function words(cell: string): string[] {
  return cell === '–' ? [] : cell.split(', ')
}
