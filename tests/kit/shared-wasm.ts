import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const held = new Set<WebAssembly.Module>()

/**
 * Holds the embedded database's code in the main thread: all threads of a process share what V8 has
 * compiled of it, as long as one of them has it. Otherwise each project's workers compile it again.
 */
export async function setup(): Promise<void> {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  held.add(await WebAssembly.compile(await readFile(join(folder, 'pglite.wasm'))))
}
