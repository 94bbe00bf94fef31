// Finishes a rendered page: inlines its styles, adds integrity hashes, and assigns its Open Graph
// picture and its content security policy. The page is parsed once and edited in place; every other
// character stays as rendered. Deterministic.

import MagicString from 'magic-string'
import { assetsIn, type PageReferences, collectReferences } from './page-references.ts'
import { assignOgPicture, type OgPicture } from './og-picture.ts'
import { pageContentSecurityPolicy } from './content-security-policy.ts'
import { stylesFor, type Styles } from './page-styles.ts'
import { inlineFirstPaint } from './inline-first-paint.ts'
import { type PageElement, readElements, textOf } from './read-page.ts'
import { addIntegrity } from './script-integrity.ts'

export type FinishContext = {
  /** A hash of the code that draws pictures, part of every picture's address. */
  drawing: string
  /** Reads a built file by its address. */
  read: (path: string) => string
  /** The `integrity` value of a built script, by its address. */
  integrityOf: (path: string) => string
}
export type FinishedPage = PageReferences & {
  html: string
  ogPicture: OgPicture | undefined
  policy: string
}
export type Finish = (file: string, rendered: { html: string; policy: string }) => FinishedPage

/** One visit opens many of these pages and they share styles, so their styles stay in files. */
const KEEPS_STYLE_FILES = /^(fr\/)?(auth\/account-setup\.|dashboard\/|demo\/|editor\/)/

export function pageFinisher({ drawing, integrityOf, read }: FinishContext): Finish {
  const stylesOf = stylesCache(read)
  const writtenStyles = (element: PageElement): Styles => withAssets(textOf(element))

  return (file, { html, policy }) => {
    const page = new MagicString(html)
    const elements = readElements(html)
    const ogPicture = assignOgPicture(page, elements, drawing)
    const { removed, styles } =
      KEEPS_STYLE_FILES.test(file) || elements.some(isRedirect)
        ? { removed: new Set(), styles: elements.filter(isHeadStyle).map(writtenStyles) }
        : inlineFirstPaint(page, elements, stylesOf)
    const kept = elements.filter((element) => !removed.has(element))
    addIntegrity(page, kept, integrityOf)
    return {
      html: page.toString(),
      ogPicture,
      policy: pageContentSecurityPolicy(file, policy, { elements: kept, styles }),
      ...collectReferences(kept, styles)
    }
  }
}

/** Thousands of pages share their style sheets and components. */
function stylesCache(read: (path: string) => string) {
  const cache = new Map<string, Styles>()
  return (sheets: readonly PageElement[], scopes: readonly string[]): Styles => {
    const sources = sheets.map((sheet) => sheet.attribs['href'] ?? textOf(sheet))
    const key = [...scopes, ...sources].join('\n')
    let styles = cache.get(key)
    if (!styles) {
      const css = sheets.map(({ attribs: { href } }, at) => (href ? read(href) : sources[at]))
      styles = withAssets(stylesFor(css.join('\n'), new Set(scopes)))
      cache.set(key, styles)
    }
    return styles
  }
}

function withAssets(css: string): Styles {
  return { assets: assetsIn(css), css }
}

function isHeadStyle({ name, parent }: PageElement): boolean {
  return name === 'style' && parent !== null && 'name' in parent && parent.name === 'head'
}

/** Redirect pages, of src/layouts/moved.astro, are never painted. */
function isRedirect({ attribs, name }: PageElement): boolean {
  return name === 'meta' && attribs['http-equiv'] === 'refresh'
}
