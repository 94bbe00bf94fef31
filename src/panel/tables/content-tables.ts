import type { Generated, GeneratedAlways } from 'kysely'
import type { Moment } from './columns.ts'

export type TemplatesTable = {
  website_id: number
  website_name: string
  screenshot: string
  base_url: string
  position: number
}

export type DemoWebsitesTable = {
  demo_id: number
  screenshot: string
  agent_name: string
  brokerage: string
  base_url: string
  template_id: number | null
  position: number
}

export type TestimonialsTable = {
  testimonial_id: number
  review: string
  reviewer_image: string
  name: string
  designation: string
  website: string
  position: number
}

export type FaqTable = {
  faq_id: number
  faq_title: string
  faq_description: string
  position: number
}

export type PostsTable = {
  post_id: number
  post_title: string
  post_excerpt: string
  post_main_image: string | null
  post_main_image_alt: Generated<string>
  /** Sanitised HTML. */
  post_description: string
  created: Moment
  /** Of all that its page shows; the database makes it, whoever writes the row. */
  digest: GeneratedAlways<string>
}

export type PoliciesTable = { policy_name: string; title: string; content: string }
