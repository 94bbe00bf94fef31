// One strict policy for the whole site, written to dist/csp.txt for the server to send as a header: a <meta> would
// leave everything that stands before it in the head unchecked, and cannot say frame-ancestors.

import { writeFileSync } from 'node:fs'
import type { AstroConfig, AstroIntegration } from 'astro'

export function staticCspHeaders(): AstroIntegration {
  let config: AstroConfig
  return {
    name: 'static-csp-headers',
    hooks: {
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
        const policies: string[] = []
        for (const { headers } of routeToHeaders.values()) {
          const policy = headers.get('content-security-policy')
          if (policy) policies.push(policy)
        }
        const policy = union(policies)
        writeFileSync(new URL('csp.txt', config.outDir), policy)
      }
    }
  }
}

/** Pages differ only by the hashes of what is inlined in them; one policy allows what any page needs. */
export function union(policies: readonly string[]): string {
  const directives = new Map<string, Set<string>>()
  for (const directive of policies.flatMap((policy) => policy.split(';'))) {
    const [name, ...sources] = directive.trim().split(/\s+/)
    if (!name) continue
    const known = directives.get(name) ?? new Set()
    directives.set(name, new Set([...known, ...sources]))
  }
  if (directives.size === 0) throw new Error('No page has a content security policy.')
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ')
}
