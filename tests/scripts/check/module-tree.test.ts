import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { IMPORT_RULES } from '../../../scripts/check/modules/import-rules.ts'
import { moduleOf } from '../../../scripts/check/modules/module-of.ts'

const page = readFileSync('src/README.md', 'utf8')

test('the page shows the import rules as they are checked', () => {
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const shown = rows
    .slice(1)
    .filter(([, module = '']) => !module.startsWith('-'))
    .map(([, module = '', modules = '', libraries = '', globals = '']) => [
      module,
      {
        modules: modules === 'all of src' ? 'src' : listed(modules),
        libraries: libraries === 'any' ? 'any' : listed(libraries),
        ...(globals === 'no' && { noBrowserGlobals: true })
      }
    ])
  expect(Object.fromEntries(shown)).toEqual(IMPORT_RULES)
})

test('the tree of the page is the tree on disk', () => {
  const onDisk = globSync('src/**/*', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${entry.parentPath}/${entry.name}/`.replaceAll('\\', '/'))

  const shown = shownFolders().filter((folder) => folder !== 'src/')
  expect(shown.filter((folder) => !onDisk.includes(folder))).toEqual([])
  expect(onDisk.filter((folder) => depthOf(folder) <= 3 && !shown.includes(folder))).toEqual([])
})

test('every rule names modules that there are', () => {
  const names = Object.keys(IMPORT_RULES)
  for (const { modules } of Object.values(IMPORT_RULES))
    if (modules !== 'src') expect(names).toEqual(expect.arrayContaining([...modules]))
  expect(moduleOf('src/panel/records/accounts/agents.ts')).toBe('panel/records')
  expect(moduleOf('src/panel/main.ts')).toBe('panel')
  expect(moduleOf('src/panel/service/start-service.ts')).toBe('panel')
  expect(moduleOf('tests/kit/tree.ts')).toBe('tests/kit')
  expect(moduleOf('docs/how-to/add-a-call.md')).toBeUndefined()
})

/** The folders of the drawn tree: names that end in a slash, several to a line where they are siblings. */
function shownFolders(): string[] {
  const tree = page.split('```')[1] ?? ''
  const open: string[] = []
  return tree.split('\n').flatMap((line) => {
    const drawn = /^([│├└─ ]*)((?:[\w-]+\/(?: · )?)+)/.exec(line)
    if (!drawn) return []
    const [, indent = '', names = ''] = drawn
    open.length = indent.length / 4
    const parent = open.join('')
    const folders = names.split(' · ').filter(Boolean)
    open.push(folders[0]!)
    return folders.map((folder) => parent + folder)
  })
}

function depthOf(folder: string): number {
  return folder.split('/').length - 1
}

function listed(cell: string): string[] {
  return cell === '–' ? [] : cell.split(', ')
}
