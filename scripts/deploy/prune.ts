// Leaves of node_modules what the panel service runs with, for a small image: most of it is there to build the site.
// It follows the imports of src/panel and the lockfile's dependencies, so a new package needs no word here.
//   node scripts/deploy/prune.ts
import { readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isBuiltin } from 'node:module'

type Package = { dependencies?: Names; optionalDependencies?: Names }
type Names = Record<string, string>

const root = resolve(import.meta.dirname, '../..')
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Package>
}

const needed = new Set<string>()
for (const name of importedBy('src/panel/main.ts')) need('', name)

const all = Object.keys(lock.packages).filter((path) => path !== '')
const unneeded = all.filter(
  (path) => ![...needed].some((one) => one === path || one.startsWith(`${path}/`))
)
for (const path of unneeded) rmSync(join(root, path), { recursive: true, force: true })
console.log(`${needed.size} packages stay, ${unneeded.length} are gone`)

/** Every package that a file or a file it imports names; the project's own imports begin with . or #. */
function importedBy(entry: string): Set<string> {
  const packages = new Set<string>()
  const seen = new Set<string>()
  const open = [join(root, entry)]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    const code = readFileSync(file, 'utf8')
    for (const [, , name = ''] of code.matchAll(
      /(?:\bfrom|\bimport)\s*\(?\s*(['"])([^'"\n]+)\1/g
    )) {
      if (name.startsWith('.')) open.push(join(file, '..', name))
      else if (name.startsWith('#')) open.push(join(root, 'src', name.slice(1)))
      else if (!isBuiltin(name))
        packages.add(
          name
            .split('/')
            .slice(0, name.startsWith('@') ? 2 : 1)
            .join('/')
        )
    }
  }
  return packages
}

/** Where Node finds a package from another's folder, and all that it needs in its turn. */
function need(from: string, name: string): void {
  const path = foundFrom(from, name)
  if (path === undefined || needed.has(path)) return
  needed.add(path)
  const { dependencies, optionalDependencies } = lock.packages[path] ?? {}
  for (const next of Object.keys({ ...dependencies, ...optionalDependencies })) need(path, next)
}

function foundFrom(from: string, name: string): string | undefined {
  for (let folder = from; ;) {
    const path = join(folder, 'node_modules', name)
    if (lock.packages[path]) return path
    if (folder === '') return undefined
    folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))
  }
}
