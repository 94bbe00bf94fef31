// What a rendered page becomes before it is written into a release: its styles in its head, its scripts with their hashes,
// its own picture for links, its policy. The page is parsed once and edited where the parser found something to edit; every
// other character stays as it was rendered. The same page in is always the same page out.

import MagicString from 'magic-string'
import { assetsIn, type NamedFiles, namedFiles } from './named-files.ts'
import { nameOgPicture, type OgPicture } from './og-picture.ts'
import { policyFor } from './page-policy.ts'
import { stylesFor, type Styles } from './page-styles.ts'
import { inlineFirstPaint } from './public-page.ts'
import { type PageElement, readElements, textOf } from './read-page.ts'
import { addIntegrity } from './script-integrity.ts'

export type FinishContext = {
  /** A hash of the code that draws pictures: with another, every picture gets another address. */
  drawing: string
  /** The text of a built file, by its address. */
  read: (path: string) => string
  /** The value of `integrity` for a built script, by its address. */
  integrityOf: (path: string) => string
}
export type FinishedPage = NamedFiles & {
  html: string
  ogPicture: OgPicture | undefined
  policy: string
}
export type Finish = (file: string, rendered: { html: string; policy: string }) => FinishedPage

/** Pages that share more than they would save, and one visit opens many of them: their styles stay in files. */
const KEEPS_FILES = /^(auth\/account-setup\.|dashboard\/|demo\/|editor\/)/

export function pageFinisher({ drawing, integrityOf, read }: FinishContext): Finish {
  const stylesOf = stylesCache(read)
  const asWritten = (element: PageElement): Styles => withAssets(textOf(element))

  return (file, { html, policy }) => {
    const page = new MagicString(html)
    const elements = readElements(html)
    const ogPicture = nameOgPicture(page, elements, drawing)
    const { removed, styles } =
      KEEPS_FILES.test(file) || elements.some(isRedirect)
        ? { removed: new Set(), styles: elements.filter(isHeadStyle).map(asWritten) }
        : inlineFirstPaint(page, elements, stylesOf)
    const kept = elements.filter((element) => !removed.has(element))
    addIntegrity(page, kept, integrityOf)
    return {
      html: page.toString(),
      ogPicture,
      policy: policyFor(file, policy, { elements: kept, styles }),
      ...namedFiles(kept, styles)
    }
  }
}

/** Thousands of pages have the same style sheets and components. */
function stylesCache(read: (path: string) => string) {
  const known = new Map<string, Styles>()
  return (sheets: readonly PageElement[], scopes: readonly string[]): Styles => {
    const written = sheets.map((sheet) => sheet.attribs['href'] ?? textOf(sheet))
    const key = [...scopes, ...written].join('\n')
    let styles = known.get(key)
    if (!styles) {
      const css = sheets.map(({ attribs: { href } }, at) => (href ? read(href) : written[at]))
      styles = withAssets(stylesFor(css.join('\n'), new Set(scopes)))
      known.set(key, styles)
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

/** A page of src/layouts/moved.astro is never painted. */
function isRedirect({ attribs, name }: PageElement): boolean {
  return name === 'meta' && attribs['http-equiv'] === 'refresh'
}
