// Removes packages from node_modules that the panel service doesn't need, for a small image. Follows the imports of
// src/panel and the lockfile, so a new package needs no change here.
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
console.log(`${needed.size} packages kept, ${unneeded.length} removed`)

/** Every package imported by a file or its imports; the project's own start with . or #. */
function importedBy(entry: string): Set<string> {
  const packages = new Set<string>()
  const seen = new Set<string>()
  const open = [join(root, entry)]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    const code = readFileSync(file, 'utf8')
    for (const [, , name = ''] of code.matchAll(
      /(?:\bfrom|\bimport(?:\.meta\.resolve)?|\bnew URL)\s*\(?\s*(['"])([^'"\n]+)\1/g
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

/** Adds a package, resolved from another's folder as Node does, and its dependencies. */
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
