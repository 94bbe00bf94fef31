import type { ItemState } from '#contract/content/editor.ts'
import type { ItemKind } from '#contract/content/editor-fields.ts'
import * as labels from '#contract/labels.ts'
import * as contentLabels from '#contract/content/labels.ts'
import type { PublishProblem } from '#contract/content/publish-run.ts'
import type { editorKindsMessages } from '#messages/editor-kinds.ts'
import type { Translated } from '#messages/language.ts'

/** The kinds of content, in the order of the editor's tabs. */
export const KINDS: readonly ItemKind[] = ['post', 'policy', 'faq', 'testimonial']

/** The look of each state's tag. */
export const STATE_LOOKS: Record<ItemState, string> = {
  draft: 'plain',
  scheduled: 'warn',
  publishing: 'warn',
  published: '',
  changed: 'warn'
}

/** The fields of each kind, in form order, with their labels. */
export const LABELS: Record<ItemKind, Record<string, Translated<string>>> = {
  post: {
    post_title: contentLabels.post_title,
    post_excerpt: contentLabels.post_excerpt,
    post_main_image: contentLabels.post_main_image,
    post_main_image_alt: contentLabels.post_main_image_alt,
    post_description: contentLabels.post_description
  },
  policy: { title: contentLabels.title, content: contentLabels.content },
  faq: { faq_title: contentLabels.faq_title, faq_description: contentLabels.faq_description },
  testimonial: {
    review: contentLabels.review,
    name: labels.name,
    designation: contentLabels.designation,
    website: contentLabels.website,
    reviewer_image: contentLabels.reviewer_image
  }
}

/** HTML fields; compared as Markdown. */
export const HTML_FIELDS = ['post_description', 'content']
/** The lines of fields that have several. */
export const ROWS: Readonly<Record<string, number>> = {
  post_excerpt: 3,
  faq_description: 8,
  review: 5
}
export const PICTURE_FIELDS = ['post_main_image', 'reviewer_image']
export const TITLE_FIELDS = ['post_title', 'title', 'faq_title', 'name']

type KindTexts = (typeof editorKindsMessages)['en']

/** Pages also show kinds that editors don't write. */
export function nameOfKind({ kinds, otherKinds }: KindTexts, kind: PublishProblem['kind']): string {
  return kind in kinds ? kinds[kind as ItemKind].one : otherKinds[kind as keyof typeof otherKinds]
}
