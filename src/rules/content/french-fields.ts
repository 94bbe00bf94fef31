/** The texts of each kind that French pages show in French, in the order of its form. */
export const FRENCH_FIELDS = {
  post: ['post_title', 'post_excerpt', 'post_main_image_alt', 'post_description'],
  policy: ['title', 'content'],
  faq: ['faq_title', 'faq_description'],
  testimonial: ['review', 'designation']
} as const
