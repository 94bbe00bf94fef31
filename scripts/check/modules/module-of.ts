import { IMPORT_RULES } from './import-rules.ts'

/** Whether a file of one module may import another module; the tests of `scripts` may import those. */
export function mayImport(file: string, module: string, other: string): boolean {
  const allowed = IMPORT_RULES[module]?.modules ?? []
  if (allowed !== 'src') return allowed.includes(other)
  if (other === 'tests/kit') return module === 'tests'
  return other === 'scripts' ? file.startsWith('tests/scripts/') : other !== 'tests'
}

/** The module of a file: the longest name of the table that it lies in. The panel's own files are main, app and service. */
export function moduleOf(file: string): string | undefined {
  const [first = '', second = '', third = '', ...rest] = file.split('/')
  if (first !== 'src') return [`${first}/${second}`, first].find((name) => name in IMPORT_RULES)
  const inner = `${second}/${third}`
  if (inner in IMPORT_RULES) return inner
  const isUnknownInner = second === 'panel' && rest.length > 0 && third !== 'service'
  return second in IMPORT_RULES && !isUnknownInner ? second : undefined
}

/** The package behind an import: 'dayjs/plugin/utc.js' is dayjs, 'node:fs' node, 'astro:content' astro; our own Vite plugins give 'virtual:…'. */
export function libraryOf(specifier: string, allowed: readonly string[]): string {
  if (specifier.startsWith('node:')) return 'node'
  if (specifier.startsWith('virtual:')) return 'virtual'
  if (/^astro[:/]/.test(specifier)) return 'astro'
  const [scope = '', name = ''] = specifier.split('/')
  if (!specifier.startsWith('@')) return scope
  return allowed.includes(scope) ? scope : `${scope}/${name}`
}
