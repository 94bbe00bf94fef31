// Holds the code to the floor plan of src/README.md: a room opens only its own doors, `#` marks every
// crossing, rules stay pure, and no two files import each other in a circle, type-only imports included.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, posix, resolve } from 'node:path'
import { circles } from './modules/circles.ts'
import { DOORS, libraryOf, roomOf } from './modules/import-rules.ts'
import { importsOf } from './modules/imports.ts'
import { impurities } from './modules/purity.ts'

/** Every breach of the law below `root`/src, in words. */
export function checkRooms(root: string): string[] {
  const problems: string[] = []
  const imports = new Map<string, string[]>()

  for (const file of globSync('src/**/*.{astro,ts,tsx}', { cwd: root }).map(slashes).sort()) {
    if (file.endsWith('.d.ts')) continue
    const room = roomOf(file)
    if (!room) {
      problems.push(`${file}: is in no room of the floor plan`)
      continue
    }
    if (room === 'rules') {
      const code = readFileSync(join(root, file), 'utf8')
      for (const impurity of impurities(code)) problems.push(`${file}: a rule ${impurity}`)
    }
    imports.set(file, [])
    for (const text of importsOf(root, file)) {
      const target = targetOf(file, text)
      problems.push(...(target ? crossing(root, file, text, target) : borrowing(file, room, text)))
      if (target) imports.get(file)?.push(target)
    }
  }

  for (const circle of circles(imports)) problems.push(`circle: ${circle.join(' > ')}`)
  return problems
}

/** The file an import of ours leads to; undefined for a library. */
function targetOf(file: string, text: string): string | undefined {
  const [bare = ''] = text.split('?')
  if (bare.startsWith('#')) return `src/${bare.slice(1)}`
  if (bare.startsWith('/')) return bare.slice(1)
  return bare.startsWith('.') ? posix.join(dirname(file), bare) : undefined
}

function crossing(root: string, file: string, text: string, target: string): string[] {
  const problems: string[] = []
  const room = roomOf(file) ?? ''
  const next = roomOf(target)
  if (!next) return [`${file}: ${text} leads out of the floor plan`]

  const inside = next.split('/')[0] === room.split('/')[0]
  if (text.startsWith('#') === inside || text.startsWith('/')) {
    problems.push(`${file}: # is for other rooms, ./ and ../ for one's own (${text})`)
  }
  if (next !== room && !DOORS[room]?.rooms.includes(next)) {
    problems.push(`${file}: ${room} may not open ${next} (${text})`)
  }
  if (!target.includes('*') && !existsSync(join(root, target))) {
    problems.push(`${file}: ${text} names no file; imports carry the whole name`)
  }
  return problems
}

function borrowing(file: string, room: string, text: string): string[] {
  const allowed = DOORS[room]?.libraries ?? []
  const library = libraryOf(text, allowed)
  return allowed.includes(library) ? [] : [`${file}: ${room} may not use ${library} (${text})`]
}

function slashes(path: string): string {
  return path.replaceAll('\\', '/')
}

if (import.meta.main) {
  const problems = checkRooms(resolve(process.argv[2] ?? '.'))
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
