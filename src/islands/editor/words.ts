import type { ItemState } from '#contract/content/editor.ts'
import type { ItemKind } from '#contract/content/editor-fields.ts'
import * as labels from '#contract/labels.ts'
import type { PublishProblem } from '#contract/content/publish-run.ts'

/** How the kinds are spoken of. */
export const KINDS: { kind: ItemKind; many: string; one: string; first: string }[] = [
  {
    kind: 'post',
    many: 'Posts',
    one: 'post',
    first: 'The first post appears on the blog as soon as it is published.'
  },
  {
    kind: 'policy',
    many: 'Policies',
    one: 'policy',
    first: 'A policy has a page of its own, which the other policies link to.'
  },
  {
    kind: 'faq',
    many: 'FAQ',
    one: 'question',
    first: 'Questions and answers stand on the FAQ page.'
  },
  {
    kind: 'testimonial',
    many: 'Testimonials',
    one: 'testimonial',
    first: 'What agents say stands on the home page.'
  }
]

export function kindOf(kind: ItemKind): (typeof KINDS)[number] {
  return KINDS.find((known) => known.kind === kind) ?? KINDS[0]!
}

export const STATES: Record<ItemState, { word: string; look: string }> = {
  draft: { word: 'Draft', look: 'plain' },
  scheduled: { word: 'Scheduled', look: 'warn' },
  published: { word: 'On the site', look: '' },
  changed: { word: 'Changed since', look: 'warn' }
}

/** Every field, in the order it is written in, with its label. */
export const LABELS: Record<ItemKind, Record<string, string>> = {
  post: {
    post_title: labels.post_title,
    post_excerpt: labels.post_excerpt,
    post_main_image: labels.post_main_image,
    post_main_image_alt: labels.post_main_image_alt,
    post_description: labels.post_description
  },
  policy: { title: labels.title, content: labels.content },
  faq: { faq_title: labels.faq_title, faq_description: labels.faq_description },
  testimonial: {
    review: labels.review,
    name: labels.name,
    designation: labels.designation,
    website: labels.website,
    reviewer_image: labels.reviewer_image
  }
}

/** Fields that are HTML; read as Markdown where they are compared. */
export const HTML_FIELDS = ['post_description', 'content']
export const PICTURE_FIELDS = ['post_main_image', 'reviewer_image']
export const TITLE_FIELDS = ['post_title', 'title', 'faq_title', 'name']

/** How things are called that pages show and editors don't write. */
const OTHER_KINDS: Record<Exclude<PublishProblem['kind'], ItemKind>, string> = {
  plan: 'plan',
  province: 'province',
  template: 'template',
  website: 'demo website'
}

export function nameOfKind(kind: PublishProblem['kind']): string {
  return KINDS.find((known) => known.kind === kind)?.one ?? OTHER_KINDS[kind as 'plan']
}

/** Why something is not shown, by the label of its field where that is known. */
export function reasonOf({
  field,
  kind,
  reason
}: Pick<PublishProblem, 'field' | 'kind' | 'reason'>): string {
  const labels: Record<string, Record<string, string>> = LABELS
  const label = field === null ? undefined : (labels[kind]?.[field] ?? field)
  const sentence = reason.replace(/\.?$/, '.')
  return label === undefined ? sentence : `${label}: ${sentence}`
}
