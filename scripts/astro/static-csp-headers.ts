// A strict policy for every page, written to dist/csp.json for the server to send as a header: a <meta> would leave
// everything that stands before it in the head unchecked, and cannot say frame-ancestors. Astro says what the site may
// do and which of its inline scripts it knows; each page's policy names the hashes of what stands in that page alone.

import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AstroConfig, AstroIntegration } from 'astro'

type Directives = Map<string, Set<string>>

const SCRIPT = /<script(?![^>]*(?:\ssrc=|type="application\/))[^>]*>([^]*?)<\/script>/g
const STYLE = /<style[^>]*>([^]*?)<\/style>/g

export function staticCspHeaders(): AstroIntegration {
  let config: AstroConfig
  let site: Directives
  return {
    name: 'static-csp-headers',
    hooks: {
      // While developing, Vite writes styles and scripts into the page that no policy can know beforehand.
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'dev') updateConfig({ security: { csp: false } })
      },
      'astro:config:done': ({ setAdapter, config: done }) => {
        config = done
        setAdapter({
          name: 'static-csp-headers',
          entrypointResolution: 'auto',
          adapterFeatures: { buildOutput: 'static', staticHeaders: true },
          supportedAstroFeatures: { staticOutput: 'stable', sharpImageService: 'stable' }
        })
      },
      'astro:build:generated': ({ routeToHeaders }) => {
        const policies = [...routeToHeaders.values()].flatMap(
          ({ headers }) => headers.get('content-security-policy') ?? []
        )
        if (policies.length === 0) throw new Error('No page has a content security policy.')
        site = joined(policies)
      },
      'astro:build:done': ({ assets, dir }) => {
        const policies: string[] = []
        const pages: Record<string, number> = {}
        for (const url of [...assets.values()].flat()) {
          if (!url.pathname.endsWith('.html')) continue
          const policy = policyOf(readFileSync(url, 'utf8'), site)
          if (!policies.includes(policy)) policies.push(policy)
          const file = fileURLToPath(url).slice(fileURLToPath(dir).length - 1)
          pages[file] = policies.indexOf(policy)
        }
        writeFileSync(new URL('csp.json', config.outDir), JSON.stringify({ policies, pages }))
      }
    }
  }
}

/** Every directive with the sources of all pages, each once. */
function joined(policies: readonly string[]): Directives {
  const directives: Directives = new Map()
  for (const directive of policies.flatMap((policy) => policy.split(';'))) {
    const [name, ...sources] = directive.trim().split(/\s+/)
    if (!name) continue
    const all = directives.get(name) ?? new Set()
    for (const source of sources) all.add(source)
    directives.set(name, all)
  }
  return directives
}

/** The site's policy with the hashes of one page. In its body, which may be a writer's text, only what Astro wrote counts. */
export function policyOf(html: string, site: Directives): string {
  const scripts = hashes(html, SCRIPT)
  const knows = (directive: string, hash: string) => site.get(directive)?.has(hash) ?? false
  if (!scripts.every((hash) => knows('script-src', hash))) {
    throw new Error('A page has an inline script that Astro did not write.')
  }
  const styles = new Set([
    ...hashes(html.slice(0, html.indexOf('</head>')), STYLE),
    ...hashes(html, STYLE).filter((hash) => knows('style-src', hash))
  ])

  return [...site]
    .map(([name, sources]) => {
      const others = [...sources].filter((source) => !source.startsWith("'sha256-"))
      const own = name === 'script-src' ? scripts : name === 'style-src' ? styles : []
      return [name, ...others, ...own].join(' ')
    })
    .join('; ')
}

function hashes(html: string, element: RegExp): string[] {
  const all = [...html.matchAll(element)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  )
  return [...new Set(all)]
}
