// What a public page needs for its first paint comes with the page, in the first flight of packets: its style sheets
// stand in its head, and the frame's script is named there, for boot.ts to fetch once the page can be read. Pages behind
// the log-in keep their files: they share more than they would save, and one visit opens many of them.

import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

const STYLES = /<link rel="stylesheet" href="(\/_astro\/[^"]+\.css)">|<style>([^]*?)<\/style>/g
/** A tag that is chosen while rendering says "true". */
const SCOPE = / data-astro-cid-(\w+)(?:="(?:true)?")?/g
/** What stands before a scope in a selector, up to the next space or combinator. */
const SCOPED_RULE = /([^\s{},>+~]*)\[data-astro-cid-(\w+)\]/g
const TAG = /<([a-z][\w-]*)\s[^>]*data-astro-cid-[^>]*>/g
const FRAME = /<script type="module" src="(\/_astro\/base\.[^"]+\.js)"><\/script>/
const APART = /^(auth|dashboard|demo)\//

export function firstFlight(): AstroIntegration {
  return {
    name: 'first-flight',
    hooks: {
      'astro:build:done': ({ assets, dir }) => {
        const read = (path: string): string => readFileSync(new URL(`.${path}`, dir), 'utf8').trim()
        for (const url of [...assets.values()].flat()) {
          const page = fileURLToPath(url).slice(fileURLToPath(dir).length)
          if (!page.endsWith('.html') || APART.test(page)) continue
          const html = withStyles(readFileSync(url, 'utf8'), read)
          writeFileSync(url, withShortEnds(withShortScopes(withFrameLater(html))))
        }
      }
    }
  }
}

/** One style element at the end of the head holds what the page linked and what it held, in the same order. */
export function withStyles(html: string, read: (path: string) => string): string {
  const end = html.indexOf('</head>')
  const styles: string[] = []
  const head = html.slice(0, end).replace(STYLES, (_, path?: string, inner?: string) => {
    styles.push(path === undefined ? (inner ?? '') : read(path))
    return ''
  })
  return `${head}<style>${styles.join('\n')}</style>${html.slice(end)}`
}

export function withFrameLater(html: string): string {
  const frame = FRAME.exec(html)
  if (!frame) throw new Error("A public page lacks the frame's script.")
  return html.replace(frame[0], '').replace('<html ', `<html data-frame="${frame[1]}" `)
}

/**
 * Astro marks every element with the component whose styles it takes. Within one page a letter or two will do, and only
 * where a rule may ask: for the element's name, for one of its classes, or for anything in the component.
 */
export function withShortScopes(html: string): string {
  const [, css = ''] = /<style>([^]*?)<\/style>/.exec(html) ?? []
  const asked = new Map<string, Set<string>>()
  for (const [, compound = '', scope = ''] of css.matchAll(SCOPED_RULE)) {
    const [wanted = '*'] = /^[^)]*$/.test(compound) ? (/\.[\w-]+|^[\w-]+/.exec(compound) ?? []) : []
    asked.set(scope, (asked.get(scope) ?? new Set()).add(wanted))
  }
  const isAsked = (scope: string, tag: string, classes: string[]): boolean =>
    ['*', tag, ...classes.map((name) => `.${name}`)].some((word) => asked.get(scope)?.has(word))

  const names = new Map(
    [...asked.keys()].map((scope, index) => [scope, `data-x${index.toString(36)}`])
  )
  return html
    .replace(TAG, (start: string, tag: string) => {
      const classes = /\sclass="([^"]*)"/.exec(start)?.[1]?.split(/\s+/) ?? []
      return start.replace(SCOPE, (_, scope: string) =>
        isAsked(scope, tag, classes) ? ` ${names.get(scope)}` : ''
      )
    })
    .replace(/data-astro-cid-(\w+)/g, (_, scope: string) => names.get(scope) ?? '')
}

/** An empty shape of a drawing may close itself. */
export function withShortEnds(html: string): string {
  return html.replace(/><\/(?:circle|path|rect)>/g, '/>')
}
