import * as v from 'valibot'
import { done, endpoint, Nothing } from './endpoint.ts'
import {
  DemoWebsite,
  FaqItem,
  Plan,
  Province,
  Template,
  Testimonial,
  WebsiteConfig
} from './billing/offer.ts'

export const SiteData = v.object({
  ...done,
  plans: v.array(Plan),
  faq: v.array(FaqItem),
  websites: v.array(DemoWebsite),
  provinces: v.array(Province),
  testimonials: v.array(Testimonial),
  templates: v.array(Template),
  websiteConfig: WebsiteConfig
})
export type SiteData = v.InferOutput<typeof SiteData>

export const siteData = endpoint({
  access: 'public',
  answer: SiteData,
  input: Nothing,
  method: 'GET',
  path: '/general/siteData'
})
