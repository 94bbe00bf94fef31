import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Every file below a folder, e.g. 'blog/1.html', in the order of their names. */
export function filesIn(folder: string): string[] {
  return below(folder, '').sort()
}

function below(folder: string, place: string): string[] {
  return readdirSync(join(folder, place), { withFileTypes: true }).flatMap((entry) => {
    const file = `${place}${entry.name}`
    return entry.isDirectory() ? below(folder, `${file}/`) : entry.isFile() ? [file] : []
  })
}
