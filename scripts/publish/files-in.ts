import { globSync } from 'node:fs'
import { join } from 'node:path'

/** Every file below a folder, e.g. 'blog/1.html', in the order of their names. */
export function filesIn(folder: string): string[] {
  return globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
}
