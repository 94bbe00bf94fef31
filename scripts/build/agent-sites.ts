// Builds the renderer of agents' websites for the panel, which can't read .tsx itself:
//   node scripts/build/agent-sites.ts FOLDER
// FOLDER/<hash>/ gets server.mjs and the hashed files that pages refer to under /_site/.
import { existsSync, globSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { build, type InlineConfig, type Rolldown } from 'vite'
import { compressFolder } from '#publish/compress.ts'
import { agentSitesHash } from '#publish/source-hash.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = resolve(process.argv[2] ?? 'dist/agent-sites')
const hash = agentSitesHash(root, process.env)
const part = join(folder, `${hash}.part`)

rmSync(part, { recursive: true, force: true })
mkdirSync(part, { recursive: true })

const common = {
  root,
  configFile: false,
  envDir: false,
  envPrefix: 'PUBLIC_',
  publicDir: false,
  base: '/_site/',
  logLevel: 'warn',
  mode: 'production'
} satisfies InlineConfig
const output = {
  assetFileNames: 'assets/[name].[hash][extname]',
  chunkFileNames: 'assets/[name].[hash].js',
  entryFileNames: 'assets/[name].[hash].js'
}
const files = { assetsDir: 'assets', assetsInlineLimit: 0, emptyOutDir: false, outDir: part }

const scripts = await buildScripts()
await build({
  ...common,
  define: {
    'import.meta.env.SITES_BUILD': JSON.stringify(hash),
    'import.meta.env.SITES_SCRIPTS': JSON.stringify(scripts),
    'process.env.NODE_ENV': '"production"'
  },
  // The panel's image has none of the packages that only pages need.
  ssr: { noExternal: true, target: 'node' },
  build: {
    ...files,
    minify: true,
    rolldownOptions: { output: { ...output, entryFileNames: 'server.mjs' } },
    ssr: 'src/sites/server-entry.tsx',
    ssrEmitAssets: true,
    target: 'node22'
  }
})
compressFolder(join(part, 'assets'))

rmSync(join(folder, hash), { recursive: true, force: true })
renameSync(part, join(folder, hash))
makeCurrent()

/** The scripts of pages with a form, by name, with their paths below /_site/. */
async function buildScripts(): Promise<Record<string, string>> {
  const input = globSync('src/sites/page-scripts/*.ts', { cwd: root })
  if (input.length === 0) return {}
  const built = (await build({
    ...common,
    build: { ...files, rolldownOptions: { input, output }, target: 'es2022' }
  })) as Rolldown.RolldownOutput
  return Object.fromEntries(
    built.output.flatMap((file) =>
      file.type === 'chunk' && file.isEntry ? [[file.name, `/_site/${file.fileName}`]] : []
    )
  )
}

function makeCurrent(): void {
  const link = join(folder, 'current')
  const next = `${link}.part`
  rmSync(next, { force: true })
  symlinkSync(basename(hash), next)
  renameSync(next, link)
  if (!existsSync(join(link, 'server.mjs'))) throw new Error('The renderer was not built.')
}
