import * as v from 'valibot'
import { siteContentValidation } from '#messages/validation/site-content.ts'
import { asLine } from '#rules/content/printable.ts'
import { safeHtml } from '#rules/content/safe-html.ts'
import { BLOCK_ENTRIES_MAX, SITE_TEXT_MAX } from '#rules/websites/site-pages.ts'
import { says } from '../schema-message.ts'

/** What the blocks of an agent's website are made of. */

const TOO_LONG = says(siteContentValidation, (t) => t.tooLong)
const LINE_MAX = 300

const line = v.pipe(v.string(), v.transform(asLine), v.maxLength(LINE_MAX, TOO_LONG))
const html = v.pipe(v.string(), v.maxLength(SITE_TEXT_MAX, TOO_LONG), v.transform(safeHtml))

/** One line in the website's languages; a missing one falls back to the other. */
export const Line = v.object({ en: v.optional(line, ''), fr: v.optional(line, '') })
export type Line = v.InferOutput<typeof Line>

/** Rich text as sanitised HTML, in the website's languages. */
export const RichText = v.object({ en: v.optional(html, ''), fr: v.optional(html, '') })
export type RichText = v.InferOutput<typeof RichText>

/** The id of a page, a block or an entry, unique among its neighbours. */
export const partId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/))

/** A picture from the website's own media; `width` and `height` are the original's, in pixels. */
export const SitePicture = v.object({
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  width: v.pipe(v.number(), v.integer(), v.minValue(1)),
  height: v.pipe(v.number(), v.integer(), v.minValue(1)),
  alt: Line
})
export type SitePicture = v.InferOutput<typeof SitePicture>
export const optionalPicture = v.optional(v.nullable(SitePicture), null)

/** Where a button leads. */
export const LinkTarget = v.variant('to', [
  v.object({ to: v.literal('page'), page: partId }),
  v.object({ to: v.literal('call') }),
  v.object({ to: v.literal('email') }),
  v.object({
    to: v.literal('url'),
    url: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(2000, TOO_LONG),
      v.regex(
        /^(https:\/\/|\/(?!\/))/,
        says(siteContentValidation, (t) => t.link)
      )
    )
  })
])
export type LinkTarget = v.InferOutput<typeof LinkTarget>

/** A button: nothing is shown while its label is empty. */
export const SiteButton = v.object({ label: Line, target: LinkTarget })
export type SiteButton = v.InferOutput<typeof SiteButton>

/** The entries of a block, each with its id. */
/* @__NO_SIDE_EFFECTS__ */
export function entries<Fields extends v.ObjectEntries>(fields: Fields) {
  return v.pipe(
    v.array(v.object({ id: partId, ...fields })),
    v.maxLength(
      BLOCK_ENTRIES_MAX,
      says(siteContentValidation, (t) => t.tooMany)
    )
  )
}
