import { createHash } from 'node:crypto'
import type { SiteAnswer } from '#sites/site-renderer.ts'
import { policyFor } from './site-headers.ts'
import { type Body, compressBody } from './site-response.ts'

/** `policy`: the page's Content-Security-Policy. */
export type SitePageBody = Body &
  Pick<SiteAnswer, 'isFramed' | 'language' | 'status'> & {
    policy: string
    /** The page has another address by now. */
    movedTo?: string | undefined
  }

/** A rendered answer, compressed, with the policy of its scripts and styles. */
export function bodyOf({
  body,
  isFramed,
  language,
  movedTo,
  scripts,
  status,
  styles,
  type
}: SiteAnswer & { movedTo?: string | undefined }): SitePageBody {
  const framed = isFramed && { isFramed }
  const policy = policyFor(scripts, {
    ...framed,
    ...(styles !== undefined && { styleSource: sourceOf(styles) })
  })
  const answer = { ...compressBody(type, body), ...framed, policy, status, movedTo }
  return language ? { ...answer, language } : answer
}

/** Templates share a handful of stylesheets. */
const sources = new Map<string, string>()

function sourceOf(styles: string): string {
  const known = sources.get(styles)
  if (known !== undefined) return known
  const source = `'sha256-${createHash('sha256').update(styles).digest('base64')}'`
  sources.set(styles, source)
  return source
}
