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
        const policies = new Set<string>()
        for (const { headers } of routeToHeaders.values()) {
          const policy = headers.get('content-security-policy')
          if (policy) policies.add(policy)
        }
        const [policy] = policies
        if (policies.size !== 1 || !policy) {
          throw new Error(
            `Expected one content security policy for all pages, got ${policies.size}.`
          )
        }
        writeFileSync(new URL('csp.txt', config.outDir), policy)
      }
    }
  }
}
