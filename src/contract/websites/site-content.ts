import * as v from 'valibot'
import { siteContentValidation } from '#messages/validation/site-content.ts'
import { asLine } from '#rules/content/printable.ts'
import { EMAIL_MAX, TEXT_MAX } from '#rules/limits.ts'
import {
  PAGE_BLOCKS_MAX,
  PAGE_KINDS,
  pagesProblem,
  SITE_BYTES_MAX,
  SITE_LANGUAGES,
  SITE_SCHEMA,
  SITE_PAGES_MAX
} from '#rules/websites/site-pages.ts'
import { rowId } from '../fields.ts'
import { says } from '../schema-message.ts'
import { SiteBlock } from './site-blocks.ts'
import { Line, optionalPicture, partId } from './site-fields.ts'

const typed = v.optional(v.pipe(v.string(), v.transform(asLine), v.maxLength(TEXT_MAX)), '')
const typedEmail = v.optional(v.pipe(v.string(), v.transform(asLine), v.maxLength(EMAIL_MAX)), '')

/** One page: its address, its titles for menus and search engines, and its blocks from top to bottom. */
export const SitePage = v.object({
  id: partId,
  kind: v.picklist(PAGE_KINDS),
  /** Empty for the home page; the same in both languages. */
  slug: v.string(),
  title: Line,
  /** For search engines and shared links. */
  description: Line,
  inMenu: v.optional(v.boolean(), true),
  /** For advertisements: a page of kind 'own' outside of menus and search engines. */
  landing: v.optional(v.boolean()),
  /** Not served, and in no menu. */
  hidden: v.optional(v.boolean(), false),
  blocks: v.pipe(
    v.array(SiteBlock),
    v.maxLength(
      PAGE_BLOCKS_MAX,
      says(siteContentValidation, (t) => t.tooMany)
    )
  )
})
export type SitePage = v.InferOutput<typeof SitePage>

/** The wizard's fields that a website shows, under the specification's names; pictures are media. */
const identity = {
  website_name: typed,
  logo: optionalPicture,
  salesman_name: typed,
  salesman_contact: typed,
  salesman_email: typedEmail,
  salesman_designation: typed,
  salesman_image: optionalPicture,
  company_name: typed,
  company_contact: typed,
  company_fax: typed,
  company_email: typedEmail,
  company_address: typed,
  company_address_2: typed,
  company_logo: optionalPicture,
  /** Names as the regulator's register has them, for comparing; not shown. */
  licence: v.optional(
    v.object({
      name: typed,
      brokerage: typed,
      /** A personal real estate corporation. */
      corporation: typed,
      team: typed
    })
  )
}

/** An agent's whole website as data: what the wizard begins, the builder edits, and every template shows. */
export const SiteContent = v.pipe(
  v.object({
    schema: v.pipe(
      v.number(),
      v.maxValue(
        SITE_SCHEMA,
        says(siteContentValidation, (t) => t.newer)
      )
    ),
    language: v.picklist(SITE_LANGUAGES),
    second_language: v.optional(v.nullable(v.picklist(SITE_LANGUAGES)), null),
    template_id: rowId(),
    /** Of the template's own; an unknown name is its first. */
    palette: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
    typeface: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
    city: typed,
    /** Postal shortcode: 'ON'. */
    province: typed,
    /** Languages that the agent speaks. */
    spoken: v.optional(v.pipe(v.array(Line), v.maxLength(20)), []),
    ...identity,
    pages: v.pipe(
      v.array(SitePage),
      v.maxLength(
        SITE_PAGES_MAX,
        says(siteContentValidation, (t) => t.tooMany)
      )
    )
  }),
  v.check(
    ({ language, second_language }) => language !== second_language,
    says(siteContentValidation, (t) => t.sameLanguage)
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const problem = pagesProblem(dataset.value.pages)
    if (problem) addIssue({ message: says(siteContentValidation, (t) => t.pages[problem]) })
    const { length } = new TextEncoder().encode(JSON.stringify(dataset.value))
    if (length > SITE_BYTES_MAX) {
      addIssue({ message: says(siteContentValidation, (t) => t.tooLarge) })
    }
  })
)
export type SiteContent = v.InferOutput<typeof SiteContent>
