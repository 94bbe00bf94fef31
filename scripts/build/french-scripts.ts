// The scripts of French pages: a second build with French texts and addresses in place of the English.
// src/publish/render/french-scripts.ts has French pages name them. docs/decisions/0232

import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { addressesInFrench } from './addresses-in-french.ts'
import { pageTexts } from './page-texts.ts'

/** Astro's module of a page's `<script>`. */
const WRITTEN_SCRIPT = /\?astro&type=script/

export function frenchScripts() {
  /** The names of the English files, by the module that each starts with. */
  const english = new Map<string, string>()
  const written = new Map<string, string>()
  let config: ResolvedConfig | undefined

  const plugin: Plugin = {
    name: 'french-scripts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: (resolved) => void (config = resolved),
    transform: {
      filter: { id: WRITTEN_SCRIPT },
      handler: (code, id) => void written.set(id, code)
    },
    writeBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && file.isEntry && file.facadeModuleId)
          english.set(file.facadeModuleId, file.fileName)
      }
    }
  }

  return {
    plugin,
    /** `folder`: where Astro has put the browser's files. */
    async build(folder: URL): Promise<void> {
      if (!config) return
      const { client } = config.environments
      // Islands are imported by their names.
      const { output, preserveEntrySignatures } = client?.build.rolldownOptions ?? {}
      const built = (await build({
        root: config.root,
        configFile: false,
        envPrefix: 'PUBLIC_',
        publicDir: false,
        logLevel: 'warn',
        mode: 'production',
        plugins: [pageTexts('fr'), addressesInFrench(), writtenScripts(written)],
        build: {
          emptyOutDir: false,
          outDir: fileURLToPath(folder),
          rolldownOptions: { input: [...english.keys()], output, preserveEntrySignatures },
          target: 'es2022'
        }
      })) as Rolldown.RolldownOutput
      const french = built.output.flatMap((file) => {
        const name =
          file.type === 'chunk' && file.facadeModuleId && english.get(file.facadeModuleId)
        return name ? [[`/${name}`, `/${file.fileName}`]] : []
      })
      writeFileSync(
        new URL('../server/french-scripts.json', folder),
        JSON.stringify(Object.fromEntries(french))
      )
    }
  }
}

function writtenScripts(written: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'written-scripts',
    enforce: 'pre',
    resolveId: (id) => (written.has(id) ? id : undefined),
    load: (id) => written.get(id)
  }
}
