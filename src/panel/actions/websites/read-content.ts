import * as v from 'valibot'
import { SiteContent } from '#contract/websites/site-content.ts'

/** Stored content, checked like new content; undefined if this code can't read it, such as a newer version's. */
export function readContent(stored: unknown): SiteContent | undefined {
  const read = v.safeParse(SiteContent, stored)
  return read.success ? read.output : undefined
}
