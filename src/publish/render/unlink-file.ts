import { rmSync } from 'node:fs'
import { join } from 'node:path'

/** Removes a file and its compressed versions; hard links in other releases stay. */
export function unlinkFile(folder: string, file: string): void {
  for (const name of [file, `${file}.br`, `${file}.gz`]) rmSync(join(folder, name), { force: true })
}
