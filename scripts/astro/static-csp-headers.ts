// One strict policy for the whole site, written to dist/csp.txt for the server to send as a header: a <meta> would
// leave everything that stands before it in the head unchecked, and cannot say frame-ancestors. Astro gives each page
// the hashes of its own inline styles and scripts; the site's policy names them all, and nothing else.

import { writeFileSync } from 'node:fs'
import type { AstroConfig, AstroIntegration } from 'astro'

export function staticCspHeaders(): AstroIntegration {
  let config: AstroConfig
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
        writeFileSync(new URL('csp.txt', config.outDir), joined(policies))
      }
    }
  }
}

/** Every directive with the sources of all pages, each once. */
function joined(policies: readonly string[]): string {
  const directives = new Map<string, Set<string>>()
  for (const directive of policies.flatMap((policy) => policy.split(';'))) {
    const [name, ...sources] = directive.trim().split(/\s+/)
    if (!name) continue
    const all = directives.get(name) ?? new Set()
    for (const source of sources) all.add(source)
    directives.set(name, all)
  }
  return [...directives]
    .map(([name, sources]) => [name, ...[...sources].sort()].join(' '))
    .join('; ')
}
