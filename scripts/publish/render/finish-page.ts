// What a rendered page becomes before it is laid into a release: its styles in its head, its scripts sealed, its picture
// named, its policy known. The same page in is always the same page out. Pages share most of what they are made of, by the
// thousand, so they are gone over part by part, and a part that came before is known.

import {
  rulesOf,
  scopesIn,
  shortScopes,
  takeFrame,
  takeStyles,
  WHOLE_START,
  withCloseLines,
  withCloseLinks,
  withFirstNamed,
  withIslandsLater,
  withoutStrangers,
  withShortEnds
} from './first-flight.ts'
import { memory } from './memory.ts'
import { namedAssets, namedPages } from './named-files.ts'
import { type OgPicture, ogPictureOf } from './og-picture.ts'
import { codeIn, policyFor } from './page-policy.ts'
import { withSeals } from './sealed-scripts.ts'

export type Workshop = {
  /** Stands for the code that draws: another, and every picture is. */
  drawing: string
  /** The text of a built file, by its address. */
  read: (path: string) => string
  /** Its seal, as `integrity` says it. */
  sealOf: (path: string) => string
}

type Named = {
  /** What it names of the folder of assets. */
  assets: string[]
  /** Addresses of our own that it leads to. */
  links: string[]
}
export type FinishedPage = Named & {
  html: string
  ogPicture: OgPicture | undefined
  policy: string
}
export type Finish = (file: string, rendered: { html: string; policy: string }) => FinishedPage

type Part = Named & { html: string; code: string; frame: string | undefined; isFirst: boolean }
/** What pages with the same styles have in common. */
type Look = {
  assets: string[]
  css: string
  policies: (code: string, make: () => string) => string
  shorten: (html: string) => string
}

const APART = /^(auth|dashboard|demo|editor)\//
const PART_ENDS = /<\/(?:header|section)>|<main (?=id)/g
const PARTS_MAX = 100
const LOOKS_MAX = 200

export function pageFinisher({ drawing, read, sealOf }: Workshop): Finish {
  const parts = memory<{ scopes: string[]; under: Map<Look, Part> }>(PARTS_MAX, (text) => text)
  const looks = memory<Look>(LOOKS_MAX)

  return (file, { html, policy }) => {
    const ogPicture = ogPictureOf(html, drawing)
    const named = ogPicture ? html.replaceAll(ogPicture.name, ogPicture.path) : html
    const page = APART.test(file)
      ? apart(file, named, policy)
      : open(file, withIslandsLater(named), policy)
    return { ...page, ogPicture }
  }

  /** A page behind the log-in, as it is. */
  function apart(file: string, rendered: string, given: string): Omit<FinishedPage, 'ogPicture'> {
    const html = withSeals(rendered, sealOf)
    return {
      html,
      policy: policyFor(file, html, given),
      assets: namedAssets(html),
      links: namedPages(html)
    }
  }

  /** A public page, whole in its first flight. */
  function open(file: string, rendered: string, given: string): Omit<FinishedPage, 'ogPicture'> {
    const end = rendered.indexOf('</head>')
    const bare = takeStyles(rendered.slice(0, end))
    const rest = partsOf(rendered.slice(end)).map((text) => ({
      text,
      known: parts(text, () => ({ scopes: scopesIn(text), under: new Map() }))
    }))
    const look = lookOf(bare.styles, new Set(rest.flatMap(({ known }) => known.scopes)))
    const body = rest.map(({ known, text }) => {
      const part = known.under.get(look) ?? finishPart(text, look)
      known.under.set(look, part)
      return part
    })
    const frame = body.find((part) => part.frame !== undefined)?.frame
    if (frame === undefined) throw new Error("A public page lacks the frame's script.")
    const framed = look.shorten(bare.head).replace('<html ', `<html data-frame="${frame}" `)
    const head = withSeals(framed, sealOf)
    const start = body.some(({ isFirst }) => isFirst) ? WHOLE_START : ''
    const style = `<style>${look.css}</style>`
    const code = { head: codeIn(head), body: body.map((part) => part.code).join('') }
    return {
      html: `${head}${style}${start}${body.map((part) => part.html).join('')}`,
      policy: look.policies(`${given}\0${code.head}\0${code.body}`, () =>
        policyFor(file, `${code.head}${style}</head>${code.body}`, given)
      ),
      assets: each([namedAssets(head), look.assets, ...body.map(({ assets }) => assets)]).sort(),
      links: each(body.map(({ links }) => links))
    }
  }

  function lookOf(styles: string[], shown: ReadonlySet<string>): Look {
    return looks(`${[...shown].sort().join()}${styles.join('')}`, () => {
      const { css, shorten } = shortScopes(withoutStrangers(rulesOf(styles, read), shown))
      return { assets: namedAssets(css), css, policies: memory(PARTS_MAX), shorten }
    })
  }

  function finishPart(text: string, { shorten }: Look): Part {
    const { frame, html } = takeFrame(text)
    const close = withCloseLinks(withCloseLines(withShortEnds(shorten(html))))
    const sealed = withSeals(withFirstNamed(close), sealOf)
    return {
      html: sealed,
      code: codeIn(sealed),
      frame,
      isFirst: sealed.includes(' id="first"'),
      assets: namedAssets(sealed),
      links: namedPages(sealed)
    }
  }
}

/** Cut where nothing that is gone over lies on both sides. */
function partsOf(body: string): string[] {
  const parts: string[] = []
  let from = 0
  for (const { 0: mark, index } of body.matchAll(PART_ENDS)) {
    const to = mark.startsWith('</') ? index + mark.length : index
    parts.push(body.slice(from, to))
    from = to
  }
  return [...parts, body.slice(from)]
}

function each(lists: readonly (readonly string[])[]): string[] {
  return [...new Set(lists.flat())]
}
