import * as v from 'valibot'
import {
  line,
  NO_IMAGE_ADDRESS,
  optionalAddress,
  optionalHtml,
  optionalLine,
  optionalWords
} from './text-fields.ts'
import { contentValidation } from '#messages/validation/content.ts'
import { ANSWER_MAX, CONTENT_MAX, EXCERPT_MAX, REVIEW_MAX } from '#rules/content/content-limits.ts'
import { isPolicyName } from '#rules/content/policies.ts'
import { isImageAddress, isLinkAddress } from '#rules/websites/web-address.ts'
import * as labels from '../labels.ts'
import * as contentLabels from './labels.ts'
import { says } from '../schema-message.ts'

/** The kinds of editable items. A draft needs only its title; publishing requires more. */
export const ItemKind = v.picklist(['post', 'policy', 'faq', 'testimonial'])
export type ItemKind = v.InferOutput<typeof ItemKind>

const TITLE_REQUIRED = says(contentValidation, (t) => t.title)

export const PostFields = v.object({
  post_title: line(contentLabels.post_title, { required: TITLE_REQUIRED }),
  post_excerpt: optionalLine(contentLabels.post_excerpt, EXCERPT_MAX),
  post_main_image: v.optional(
    v.nullable(optionalAddress(contentLabels.post_main_image, isImageAddress, NO_IMAGE_ADDRESS)),
    null
  ),
  /** Describes the picture for people who can't see it. */
  post_main_image_alt: optionalLine(contentLabels.post_main_image_alt, EXCERPT_MAX),
  /** HTML; tags and attributes that are not allowed are removed when it is saved. */
  post_description: optionalHtml(contentLabels.post_description, CONTENT_MAX)
})
export type PostFields = v.InferOutput<typeof PostFields>

export const PolicyFields = v.object({
  title: line(contentLabels.title, { required: TITLE_REQUIRED }),
  /** HTML, as above. */
  content: optionalHtml(contentLabels.content, CONTENT_MAX)
})
export type PolicyFields = v.InferOutput<typeof PolicyFields>

const WRONG_WEBSITE = says(contentValidation, (t) => t.website)
const WRONG_POLICY_NAME = says(contentValidation, (t) => t.policyName)

export const PolicyName = v.pipe(
  v.string(WRONG_POLICY_NAME),
  v.check(isPolicyName, WRONG_POLICY_NAME)
)

export const FaqFields = v.object({
  faq_title: line(contentLabels.faq_title, {
    required: says(contentValidation, (t) => t.question)
  }),
  faq_description: optionalWords(contentLabels.faq_description, ANSWER_MAX)
})
export type FaqFields = v.InferOutput<typeof FaqFields>

export const TestimonialFields = v.object({
  review: optionalWords(contentLabels.review, REVIEW_MAX),
  reviewer_image: optionalAddress(contentLabels.reviewer_image, isImageAddress, NO_IMAGE_ADDRESS),
  name: line(labels.name, { required: says(contentValidation, (t) => t.reviewer) }),
  designation: optionalLine(contentLabels.designation),
  website: optionalAddress(contentLabels.website, isLinkAddress, WRONG_WEBSITE)
})
export type TestimonialFields = v.InferOutput<typeof TestimonialFields>

export const FIELDS = {
  post: PostFields,
  policy: PolicyFields,
  faq: FaqFields,
  testimonial: TestimonialFields
} as const

export const ItemFields = v.union([PostFields, PolicyFields, FaqFields, TestimonialFields])
export type ItemFields = v.InferOutput<typeof ItemFields>

/** Stored fields, which may break rules that are newer than they are. */
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
