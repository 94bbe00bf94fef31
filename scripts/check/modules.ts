// Holds the code to the module tree of src/README.md: a module imports only what its row lists, `#` marks every crossing,
// rules stay pure, browser globals stay in the gateways, and no two files or modules import each other in a circle.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, posix, resolve } from 'node:path'
import { browserGlobals } from './modules/browser-globals.ts'
import { circles } from './modules/circles.ts'
import { IMPORT_RULES } from './modules/import-rules.ts'
import { libraryOf, mayImport, moduleOf } from './modules/module-of.ts'
import { importsOf, scriptsOf } from './modules/imports.ts'
import { impurities } from './modules/purity.ts'

/** Every breach of the import rules in src, scripts and tests below `root`, as sentences. */
export function checkModules(root: string): string[] {
  const problems: string[] = []
  const imports = new Map<string, string[]>()
  const files = globSync('{src,scripts,tests}/**/*.{astro,ts,tsx}', { cwd: root })

  for (const file of files.map(slashes).sort()) {
    if (file.endsWith('.d.ts')) continue
    const module = moduleOf(file)
    if (!module) {
      problems.push(`${file}: belongs to no module`)
      continue
    }
    problems.push(...globalsIn(root, file, module))
    imports.set(file, [])
    for (const text of importsOf(root, file)) {
      const target = targetOf(file, text)
      problems.push(
        ...(target ? crossing(root, file, text, target) : libraryUse(file, module, text))
      )
      if (target) imports.get(file)?.push(target)
    }
  }

  for (const circle of circles(imports)) problems.push(`circle: ${circle.join(' > ')}`)
  for (const circle of circles(moduleImports(imports))) {
    problems.push(`circle of modules: ${circle.join(' > ')}`)
  }
  return problems
}

function globalsIn(root: string, file: string, module: string): string[] {
  const code = readFileSync(join(root, file), 'utf8')
  if (module === 'rules') return impurities(code).map((text) => `${file}: a rule ${text}`)
  if (!IMPORT_RULES[module]?.noBrowserGlobals) return []
  const scripts = file.endsWith('.astro') ? scriptsOf(code) : [code]
  return scripts
    .flatMap(browserGlobals)
    .map((name) => `${file}: ${name} is touched in gateways and the boot scripts alone`)
}

/** The file that an import of ours resolves to; undefined for a library. */
function targetOf(file: string, text: string): string | undefined {
  const [bare = ''] = text.split('?')
  if (bare.startsWith('#')) return `src/${bare.slice(1)}`
  if (bare.startsWith('/')) return bare.slice(1)
  return bare.startsWith('.') ? posix.join(dirname(file), bare) : undefined
}

function crossing(root: string, file: string, text: string, target: string): string[] {
  const problems: string[] = []
  const module = moduleOf(file) ?? ''
  const next = moduleOf(target)
  if (!next) return [`${file}: ${text} is outside every module`]

  const isInside = topOf(next) === topOf(module)
  const isOutsideSrc = !target.startsWith('src/')
  if (text.startsWith('/') || (text.startsWith('#') === isInside && !isOutsideSrc)) {
    problems.push(`${file}: # is for other modules, ./ and ../ for one's own (${text})`)
  }
  if (next !== module && !mayImport(file, module, next)) {
    problems.push(`${file}: ${module} may not import ${next} (${text})`)
  }
  if (!target.includes('*') && !existsSync(join(root, target))) {
    problems.push(`${file}: ${text} names no file; imports carry the whole name`)
  }
  return problems
}

function libraryUse(file: string, module: string, text: string): string[] {
  const allowed = IMPORT_RULES[module]?.libraries
  if (allowed === 'any') return []
  const library = libraryOf(text, allowed ?? [])
  return allowed?.includes(library) ? [] : [`${file}: ${module} may not use ${library} (${text})`]
}

/** Which modules import which, from what their files import. */
function moduleImports(imports: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const found = new Map<string, Set<string>>()
  for (const [file, targets] of imports) {
    const module = moduleOf(file)
    if (!module) continue
    const all = found.get(module) ?? new Set()
    for (const next of targets.map(moduleOf)) if (next && next !== module) all.add(next)
    found.set(module, all)
  }
  return new Map([...found].map(([module, all]) => [module, [...all]]))
}

function topOf(module: string): string {
  return module.split('/')[0] ?? ''
}

function slashes(path: string): string {
  return path.replaceAll('\\', '/')
}

if (import.meta.main) {
  const problems = checkModules(resolve(process.argv[2] ?? '.'))
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
