import { rmSync } from 'node:fs'
import { join } from 'node:path'

/** A file and what lies compressed beside it go from a folder; another release keeps them by its own names. */
export function unlinkFile(folder: string, file: string): void {
  for (const name of [file, `${file}.br`, `${file}.gz`]) rmSync(join(folder, name), { force: true })
}
