import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** All files below a folder, e.g. 'blog/1.html', sorted. */
export function filesIn(folder: string): string[] {
  return walk(folder, '').sort()
}

function walk(folder: string, subfolder: string): string[] {
  return readdirSync(join(folder, subfolder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${subfolder}${entry.name}`
    return entry.isDirectory() ? walk(folder, `${file}/`) : entry.isFile() ? [file] : []
  })
}
