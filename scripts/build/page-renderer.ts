// Our Astro adapter. Astro builds the browser's files (`client/`) and the code that renders pages (`server/`), but
// renders no pages: scripts/publish does, whenever content changes, without another build.

import type { AstroIntegration, IntegrationResolvedRoute } from 'astro'
import type { Plugin } from 'vite'
import { isFrenchPath } from '#rules/french-path.ts'
import { frenchRoutes } from './french-routes.ts'
import { frenchScripts } from './french-scripts.ts'

const here = (file: string): URL => new URL(file, import.meta.url)

export function pageRenderer(): AstroIntegration {
  let routes: IntegrationResolvedRoute[] = []
  const french = frenchScripts()
  return {
    name: 'page-renderer',
    hooks: {
      'astro:config:setup': ({ addMiddleware, command, config, injectRoute, updateConfig }) => {
        for (const route of frenchRoutes(config.root)) injectRoute(route)
        addMiddleware({ entrypoint: here('page-language.ts'), order: 'post' })
        // In development, Vite inlines styles and scripts that no policy can list in advance.
        if (command === 'dev') return void updateConfig({ security: { csp: false } })
        addMiddleware({ entrypoint: here('keep-failure.ts'), order: 'pre' })
        updateConfig({
          vite: { plugins: [french.plugin, siteRoutes(() => routes), wholeBundle()] }
        })
      },
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: 'page-renderer',
          entrypointResolution: 'auto',
          serverEntrypoint: here('server-entry.ts'),
          adapterFeatures: { buildOutput: 'server' },
          supportedAstroFeatures: { serverOutput: 'stable' }
        })
      },
      'astro:routes:resolved': ({ routes: resolved }) => {
        routes = resolved.filter(
          ({ origin, pattern }) => origin === 'project' || isFrenchPath(pattern)
        )
      },
      'astro:build:done': ({ dir }) => french.build(dir)
    }
  }
}

/** Tells server-entry.ts which routes src/pages has. */
function siteRoutes(routes: () => IntegrationResolvedRoute[]): Plugin {
  const id = 'virtual:site-routes'
  return {
    name: 'site-routes',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => {
      if (source !== `\0${id}`) return undefined
      const known = routes().map(({ pathname, pattern, type }) => ({
        isPage: type === 'page',
        path: pathname,
        pattern
      }))
      const fixed = known.filter(({ path }) => path !== undefined)
      const variable = known.filter(({ path }) => path === undefined)
      return `export const fixedRoutes = ${JSON.stringify(fixed)}
export const variableRoutes = ${JSON.stringify(variable)}`
    }
  }
}

/** Bundles every package, so that the server runs from any folder. */
function wholeBundle(): Plugin {
  return {
    name: 'whole-bundle',
    configEnvironment: (name) => (name === 'client' ? undefined : { resolve: { noExternal: true } })
  }
}
