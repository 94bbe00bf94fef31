import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** Every import of a file: static, type-only, dynamic, re-exported, globbed. */
export function importsOf(root: string, file: string): string[] {
  const code = readFileSync(join(root, file), 'utf8')
  const scripts = file.endsWith('.astro') ? scriptsOf(code) : [code]
  return scripts.flatMap((script) => [
    ...ts.preProcessFile(script, true, true).importedFiles.map(({ fileName }) => fileName),
    ...globsOf(script)
  ])
}

/** The parts of an Astro file that hold code: the frontmatter, client scripts, and imports called in the markup. */
export function scriptsOf(code: string): string[] {
  const [, frontmatter = '', markup = code] =
    /^\s*---\r?\n([\s\S]*?)\r?\n?---([\s\S]*)$/.exec(code) ?? []
  const client = [...markup.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
  const linked = client.flatMap(([, attributes = '']) => {
    const src = /\bsrc=["']([^"']+)["']/.exec(attributes)?.[1]
    return src?.startsWith('.') || src?.startsWith('#') ? [`import '${src}'`] : []
  })
  const called = [...markup.matchAll(/\bimport\(\s*(['"`])[^'"`]+\1\s*\)/g)].map(([call]) => call)
  return [frontmatter, ...client.map(([, , body = '']) => body), ...linked, ...called]
}

function globsOf(script: string): string[] {
  return [...script.matchAll(/import\.meta\.glob\w*(?:<[^(]*>)?\(\s*(['"`])([^'"`]+)\1/g)].map(
    ([, , pattern = '']) => pattern
  )
}
