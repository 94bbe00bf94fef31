// Astro's server bundle: lists every address of the site and renders a requested one. scripts/publish imports it;
// visitors' requests never reach it.

import { createApp } from 'astro/app/entrypoint'
import { fixedRoutes, variableRoutes } from 'virtual:site-routes'
import {
  designListPages,
  type Keyed,
  olderPostPages,
  policyPages,
  postPages
} from '#content/site-pages.ts'
import { readSnapshot } from '#content/snapshot.ts'
import { drawings } from '#pages/drawings/[file].ts'
import { DEMO_AGENTS } from '#sites/demo-agents.ts'
import { demoDrawings } from '#sites/drawing-files.tsx'
import type { Failed } from './keep-failure.ts'

/** `isPage`: rendered to HTML; other addresses are file names. */
export type SiteAddress = Keyed & { isPage: boolean; path: string }

const app = createApp({ streaming: false })

/** The addresses of each route with a parameter. */
const VARIABLE: Record<string, () => Iterable<readonly [part: string, keyed: Keyed]>> = {
  '/blog/[blog_id]': () => postPages(),
  '/blog/page/[page]': () => olderPostPages(),
  '/demo/[site]': demoPages,
  '/designs/[...page]': designListPages,
  '/fr/blog/[blog_id]': () => postPages('fr'),
  '/fr/blog/page/[page]': () => olderPostPages('fr'),
  '/fr/designs/[...page]': designListPages,
  '/fr/policies/[policyType]': () => policyPages('fr'),
  '/drawings/[file]': drawings,
  '/drawings/sites/[file]': () =>
    Array.from(demoDrawings().keys(), (name) => [name, { key: 'drawn' }]),
  '/policies/[policyType]': () => policyPages()
}

/** Rendered from code and the templates' names. */
function demoPages() {
  const names = readSnapshot().siteData.templates.map(({ website_name }) => website_name)
  return DEMO_AGENTS.map(({ slug }) => [slug, { key: names.join() }] as const)
}

/** Every address of the snapshot in SNAPSHOT. */
export function addresses(): SiteAddress[] {
  return [
    ...fixedRoutes,
    ...variableRoutes.flatMap(({ isPage, pattern }) => {
      const pages = VARIABLE[pattern]
      if (!pages) throw new Error(`scripts/build/server-entry.ts does not list ${pattern}.`)
      return Array.from(pages(), ([part, { key }]) => ({
        isPage,
        key,
        path: pattern.replace(/\/\[.+\]$/, part && `/${part}`)
      }))
    })
  ]
}

/** @throws whatever the page throws */
export async function render(path: string): Promise<Response> {
  const locals: Failed = {}
  const response = await app.render(new Request(new URL(path, import.meta.env.SITE)), { locals })
  if ('failure' in locals) throw locals.failure
  return response
}
