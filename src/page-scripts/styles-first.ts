// What Vite puts before each `import()`, in place of its own helper: that one is a quarter of a public page's script, and
// most of it serves preloads, which `noPreloads` in scripts/build/shared-files.ts has switched off.

import { SCRIPT_LOAD_MS } from '#rules/script-load.ts'

const asked: Record<string, Promise<unknown> | Element> = {}

function style(file: string): Promise<unknown> | Element {
  return (asked[file] ??= document.querySelector(`link[href="/${file}"]`) ?? fetchStyle(file))
}

function fetchStyle(file: string): Promise<unknown> {
  const link = document.createElement('link')
  document.head.append(Object.assign(link, { rel: 'stylesheet', href: `/${file}` }))
  return new Promise((done, fail) => {
    link.onload = done
    link.onerror = () => {
      link.remove()
      delete asked[file]
      fail(Error(`Styles did not come: ${file}`))
    }
  })
}

/** Fetches the styles of what is imported, then the script, and fails when that takes too long. */
export function __vitePreload<T>(load: () => Promise<T>, files: readonly string[]): Promise<T> {
  const late = new Promise<never>((_, fail) => setTimeout(fail, SCRIPT_LOAD_MS))
  return Promise.race([Promise.all(files.map(style)).then(load), late])
}
