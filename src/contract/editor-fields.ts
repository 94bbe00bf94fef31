import * as v from 'valibot'
import { optionalText, text } from './fields.ts'
import { CONTENT_MAX, EXCERPT_MAX } from '#rules/content-limits.ts'
import { isPolicyName } from '#rules/policies.ts'

/** What an editor writes, by kind. A draft may lack all but its title; what must not be missing on the site is asked for when it is published. */
export const ItemKind = v.picklist(['post', 'policy', 'faq', 'testimonial'])
export type ItemKind = v.InferOutput<typeof ItemKind>

const NO_ADDRESS = 'Please give a path that begins with /, or an https address.'

const NO_LINK = 'Please give a path that begins with /, or a whole address with https.'

/** A picture's address: one of the site's own, or one elsewhere. */
/* @__NO_SIDE_EFFECTS__ */
function imageAddress(path: string) {
  return v.pipe(
    v.string(`${path} is a required field`),
    v.trim(),
    v.maxLength(2000, NO_ADDRESS),
    v.regex(/^(|\/[^/\\\s][^\\\s]*|https:\/\/[^\s]+)$/, NO_ADDRESS)
  )
}

const TITLE_REQUIRED = 'Please give it a title.'

export const PostFields = v.object({
  post_title: text('post_title', { required: TITLE_REQUIRED }),
  post_excerpt: optionalText('post_excerpt', EXCERPT_MAX),
  post_main_image: v.optional(v.nullable(imageAddress('post_main_image')), null),
  /** What the picture shows, for who cannot see it. */
  post_main_image_alt: optionalText('post_main_image_alt', EXCERPT_MAX),
  /** HTML; what may not stand there is taken out when it is saved. */
  post_description: optionalText('post_description', CONTENT_MAX)
})
export type PostFields = v.InferOutput<typeof PostFields>

export const PolicyFields = v.object({
  title: text('title', { required: TITLE_REQUIRED }),
  /** HTML, as above. */
  content: optionalText('content', CONTENT_MAX)
})
export type PolicyFields = v.InferOutput<typeof PolicyFields>

export const WRONG_POLICY_NAME =
  'Please give an address of at most 60 small letters, digits and hyphens, as in terms-of-use.'

export const PolicyName = v.pipe(
  v.string(WRONG_POLICY_NAME),
  v.check(isPolicyName, WRONG_POLICY_NAME)
)

export const FaqFields = v.object({
  faq_title: text('faq_title', { required: 'Please write the question.' }),
  faq_description: optionalText('faq_description', CONTENT_MAX)
})
export type FaqFields = v.InferOutput<typeof FaqFields>

export const TestimonialFields = v.object({
  review: optionalText('review', 2000),
  reviewer_image: v.optional(imageAddress('reviewer_image'), ''),
  name: text('name', { required: 'Please say who said it.' }),
  designation: optionalText('designation'),
  website: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(2000, NO_LINK),
      v.regex(/^(|\/[^/\\\s][^\\\s]*|https?:\/\/[^\s]+)$/, NO_LINK)
    ),
    ''
  )
})
export type TestimonialFields = v.InferOutput<typeof TestimonialFields>

export const FIELDS = {
  post: PostFields,
  policy: PolicyFields,
  faq: FaqFields,
  testimonial: TestimonialFields
} as const
export type FieldsOf<Kind extends ItemKind> = v.InferOutput<(typeof FIELDS)[Kind]>

export const ItemFields = v.union([PostFields, PolicyFields, FaqFields, TestimonialFields])
export type ItemFields = v.InferOutput<typeof ItemFields>

/** The same as they are kept: what came by an import may be longer than an editor may write. */
export const KeptFields = v.union([
  v.object({
    post_title: v.string(),
    post_excerpt: v.string(),
    post_main_image: v.nullable(v.string()),
    post_main_image_alt: v.string(),
    post_description: v.string()
  }),
  v.object({ title: v.string(), content: v.string() }),
  v.object({ faq_title: v.string(), faq_description: v.string() }),
  v.object({
    review: v.string(),
    reviewer_image: v.string(),
    name: v.string(),
    designation: v.string(),
    website: v.string()
  })
])
