import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isFrenchPath } from '#rules/french-path.ts'

const SCRIPT = /\/_astro\/[^"'\s]+\.js/g

/**
 * Has French pages name their scripts, which Astro names as the English ones. `server`: the bundle's, with the
 * table that scripts/build/french-scripts.ts writes.
 */
export function frenchScripts(server: string): (file: string, html: string) => string {
  let french: Record<string, string> | undefined
  return (file, html) => {
    if (!isFrenchPath(`/${file.replace(/\.html$/, '')}`)) return html
    const names = (french ??= readNames(server))
    return html.replaceAll(SCRIPT, (name) => {
      const own = names[name]
      if (own === undefined)
        throw new Error(`${file} has a script that isn’t there in French: ${name}`)
      return own
    })
  }
}

function readNames(server: string): Record<string, string> {
  return JSON.parse(readFileSync(join(server, 'french-scripts.json'), 'utf8'))
}
