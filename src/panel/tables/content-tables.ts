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
  /** Sanitised HTML. */
  post_description: string
  created: Moment
}

export type PoliciesTable = { policy_name: string; title: string; content: string }
