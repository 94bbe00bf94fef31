// Caddy's configuration of a built site, with the same headers per page as the panel's own server: both use the
// same code, so a changed policy reaches Caddy with the next release.
import type { ServerResponse } from 'node:http'
import { globSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { pageHeaders, PART } from '#panel/service/page-headers.ts'
import type { Settings } from '#panel/config/settings.ts'
import {
  CACHING_RULES,
  FRENCH_NOT_FOUND_PAGE,
  NOT_FOUND_PAGE,
  REVALIDATED
} from '#panel/service/static-site.ts'

type Headers = ReadonlyMap<string, string>

/** Stands for every path that is neither a page nor an asset. */
const OTHER = '/other.xml'
const SOME_PART = '/part.js'

/** Snippets for scripts/deploy/Caddyfile: the current release, its assets, and the headers of every path. */
export function caddySite(store: string, settings: Settings): string {
  const release = realpathSync(join(store, 'current'))
  const setHeaders = pageHeaders(release, settings)
  const headersOf = (path: string): Headers => record((response) => setHeaders(response, path))
  const kinds = new Map<string, { headers: Headers; paths: string[] }>()
  for (const path of pagesOf(release)) {
    const headers = headersOf(path)
    const key = JSON.stringify([...headers])
    const kind = kinds.get(key) ?? { headers, paths: [] }
    kind.paths.push(path)
    kinds.set(key, kind)
  }
  const all = [...kinds.values()]

  return `# Written by npm run publish -- --caddy with every release.
(maplekey_files) {
	root * ${quote(release)}
}

(maplekey_assets) {
	file_server {
		root ${quote(join(store, 'assets'))}
		precompressed br gzip
	}
}

(maplekey_headers) {
	map {http.request.orig_uri.path} {page_kind} {
		${quote(`~${PART.source}`)} part
${all.flatMap(({ paths }, at) => paths.map((path) => `		${quote(path)} page${at}`)).join('\n')}
		default other
	}
	header ?Vary Accept-Encoding
	header Cache-Control ${quote(REVALIDATED)}
${CACHING_RULES.toReversed().map(cachingFor).join('\n')}
${block('part', headersOf(SOME_PART))}
${block('other', headersOf(OTHER))}
${all.map(({ headers }, at) => block(`page${at}`, headers)).join('\n')}
}

${lost('maplekey_lost', headersOf(NOT_FOUND_PAGE))}
${lost('maplekey_lost_in_french', headersOf(FRENCH_NOT_FOUND_PAGE))}
`
}

/** The headers of a page for missing addresses. */
function lost(snippet: string, headers: Headers): string {
  return `(${snippet}) {
	header {
${lines(headers)}
		Cache-Control ${quote(REVALIDATED)}
	}
}`
}

/** Every path that serves a page. */
function pagesOf(release: string): string[] {
  const files = globSync('**/*.html', { cwd: release }).sort()
  return files.flatMap((file) => {
    const path = `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`
    const short = path.replace(/\/index$/, '')
    return [...new Set([`${path}.html`, path, `${path}/`, short, `${short}/`])].filter(Boolean)
  })
}

function record(set: (response: ServerResponse) => void): Headers {
  const headers = new Map<string, string>()
  const response = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    setHeaders: (more: Headers) => more.forEach((value, name) => headers.set(name, value))
  }
  set(response as unknown as ServerResponse)
  return headers
}

function cachingFor([paths, caching]: (typeof CACHING_RULES)[number], at: number): string {
  const matcher = `@kept${at}`
  return `	${matcher} path_regexp ${quote(paths.source.replaceAll('\\/', '/'))}\n	header ${matcher} Cache-Control ${quote(caching)}`
}

function block(kind: string, headers: Headers): string {
  return `	@kind_${kind} vars {page_kind} ${kind}\n	header @kind_${kind} {\n${lines(headers)}\n	}`
}

function lines(headers: Headers): string {
  return [...headers].map(([name, value]) => `		${name} ${quote(value)}`).join('\n')
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`
}
