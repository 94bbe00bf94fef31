import { readdirSync } from 'node:fs'
import { transform } from '@astrojs/compiler-rs'
import { defineConfig } from 'vitest/config'

/** Folders of tests/ that are no project of their own: ready-made worlds, and what Playwright runs. */
const OTHERS = ['journeys', 'kit']

/** Ample for a machine that is busy with other tests; Vitest waits one second by default. */
const CONDITION_MS = 10_000

const rooms = readdirSync(new URL('tests', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !OTHERS.includes(entry.name))
  .map((entry) => entry.name)

/** Astro's blocks as Astro compiles them, without their styles. */
const astroBlocks = {
  name: 'astro-blocks',
  enforce: 'pre' as const,
  transform(source: string, filename: string) {
    if (!filename.endsWith('.astro')) return
    const { code } = transform(source, {
      filename,
      internalURL: 'astro/compiler-runtime',
      resolvePath: (specifier) => specifier
    })
    return code.replaceAll(/^import ".*\?astro&type=.*$/gm, '')
  }
}

export default defineConfig({
  plugins: [astroBlocks],
  envPrefix: 'PUBLIC_',
  test: {
    env: {
      PUBLIC_PANEL_API_URL: '/api',
      PUBLIC_PRODUCT_NAME: 'Maplekey',
      TZ: 'America/Vancouver'
    },
    /** Two cores are what the smallest machine of ours has. */
    maxWorkers: 2,
    /** A thread starts sooner than a process. */
    pool: 'threads',
    globalSetup: ['tests/kit/shared-wasm.ts'],
    projects: rooms.map((room) => ({
      extends: true,
      test: {
        name: room,
        environment: 'node',
        include: [`tests/${room}/**/*.test.{ts,tsx}`],
        // An address asked for by `?url` is empty otherwise.
        css: { include: [/\.css\?url(&|$)/] },
        setupFiles: [
          'tests/kit/no-stray-errors.ts',
          'tests/kit/no-late-timers.ts',
          'tests/kit/empty-page.ts',
          ...(room === 'islands' ? ['tests/kit/patient-queries.ts'] : [])
        ],
        /** No file leaves anything behind that the next could trip over; those of a worker share libraries and one database. */
        isolate: false,
        expect: { poll: { timeout: CONDITION_MS } },
        // Limits for what hangs, ample for a machine that is busy with other tests.
        hookTimeout: 120_000,
        testTimeout: room === 'proofs' ? 1_800_000 : 120_000
      }
    }))
  }
})
