import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isFrenchPath } from '#rules/french-path.ts'
import { rewriteTags } from './rewrite-tags.ts'

/**
 * Has French pages name their scripts, which Astro names as the English ones. `server`: the bundle's, with the
 * table that scripts/build/french-scripts.ts writes.
 */
export function frenchScripts(server: string): (file: string, html: string) => string {
  let french: Record<string, string> | undefined
  return (file, html) => {
    if (!file.endsWith('.html') || !isFrenchPath(`/${file.replace(/\.html$/, '')}`)) return html
    const names = (french ??= readNames(server))
    return rewriteTags(html, (_name, attributes) => {
      const scripts = Object.entries(attributes).filter(([, value]) => isScript(value))
      if (scripts.length === 0) return undefined
      return Object.fromEntries(
        scripts.map(([key, english]) => {
          const own = names[english]
          if (own === undefined)
            throw new Error(`${file} has a script that isn’t there in French: ${english}`)
          return [key, own]
        })
      )
    })
  }
}

function isScript(value: string): boolean {
  return value.startsWith('/_astro/') && value.endsWith('.js')
}

function readNames(server: string): Record<string, string> {
  return JSON.parse(readFileSync(join(server, 'french-scripts.json'), 'utf8'))
}
