// Astro builds what a page is made with: the files that browsers fetch, and the code that renders pages. It renders none
// itself. scripts/publish does, now and whenever content changes, without a build: it finds that code in `renderer/` beside the
// output folder, and in renderer/pages.json what Astro knows of it by heart while it builds.

import { cpSync, globSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AstroConfig, AstroIntegration } from 'astro'

type BuiltPages = ReadonlyMap<string, { styles: unknown[] }>
/** The default one, whose application is not in its type. */
type Prerenderer = {
  app?: { getOptions: () => { settings: { scripts: unknown[] } } }
  setup?: () => Promise<void>
}

export function pageRenderer(): AstroIntegration {
  let config: AstroConfig
  let pages: BuiltPages
  return {
    name: 'page-renderer',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        // While developing, Vite writes styles and scripts into the page that no policy can know beforehand.
        if (command === 'dev') updateConfig({ security: { csp: false } })
        else updateConfig({ vite: { plugins: [wholeBundle()] } })
      },
      'astro:config:done': ({ setAdapter, config: done }) => {
        config = done
        setAdapter({
          name: 'page-renderer',
          entrypointResolution: 'auto',
          adapterFeatures: { buildOutput: 'static', staticHeaders: true },
          supportedAstroFeatures: { staticOutput: 'stable', sharpImageService: 'stable' }
        })
      },
      'astro:build:setup': ({ pages: built }) => {
        pages = built
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((usual) => ({
          ...usual,
          name: 'page-renderer',
          async setup() {
            await usual.setup?.()
            keep(config, pages, usual as Prerenderer)
          },
          getStaticPaths: async () => []
        }))
      }
    }
  }
}

function keep(config: AstroConfig, pages: BuiltPages, { app }: Prerenderer): void {
  if (!app || app.getOptions().settings.scripts.length > 0) {
    throw new Error('Something adds a script to every page, which the page renderer does not know.')
  }
  const folder = new URL('../renderer/', config.outDir)
  cpSync(fileURLToPath(new URL('.prerender/', config.outDir)), fileURLToPath(folder), {
    recursive: true
  })
  const [entry] = globSync('prerender-entry.*.mjs', { cwd: fileURLToPath(folder) })
  const styles = Object.fromEntries([...pages].map(([page, { styles }]) => [page, styles]))
  writeFileSync(
    new URL('pages.json', folder),
    JSON.stringify({ entry, origin: new URL(config.site ?? 'http://localhost').origin, styles })
  )
}

/** The entry that Astro leaves out where somebody else renders, and every package with it: the folder runs wherever it lies. */
function wholeBundle() {
  return {
    name: 'whole-bundle',
    config: () => ({
      environments: {
        prerender: {
          build: { rolldownOptions: { input: 'astro/entrypoints/prerender' } },
          resolve: { noExternal: true as const, external: ['sharp'] }
        }
      }
    })
  }
}
