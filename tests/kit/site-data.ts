import type { SiteData } from '#contract/site-data.ts'

/** Minimal site data for the wizard. */
export const siteData: SiteData = {
  api_status: 0,
  plans: [
    {
      plan_id: 1,
      plan_name: 'Starter',
      plan_price: 49,
      discount: { 1: 0, 6: 10, 12: 20 },
      discounted_price: { 1: 49, 6: 44.1, 12: 39.2 },
      setup_fee: 99,
      plan_features: [{ title: 'Your website', features: ['One template'] }]
    },
    {
      plan_id: 2,
      plan_name: 'Professional',
      plan_price: 79,
      discount: { 1: 0, 6: 10, 12: 20 },
      discounted_price: { 1: 79, 6: 71.1, 12: 63.2 },
      setup_fee: 99,
      plan_features: [{ title: 'Leads', features: ['CRM', 'Search'] }]
    }
  ],
  faq: [],
  websites: [],
  provinces: [
    {
      name: 'Ontario',
      province_name: 'Ontario',
      province_shortcode: 'ON',
      total_tax: 13,
      taxes: [{ name: 'HST', percent: 13 }]
    },
    {
      name: 'Quebec',
      province_name: 'Quebec',
      province_shortcode: 'QC',
      total_tax: 14.975,
      taxes: [
        { name: 'GST/TPS', percent: 5 },
        { name: 'QST/TVQ', percent: 9.975 }
      ]
    }
  ],
  testimonials: [],
  templates: [
    { website_id: 1, website_name: 'Avenue', screenshot: '/avenue.webp', base_url: '/demo/a' },
    { website_id: 2, website_name: 'Harbour', screenshot: '/harbour.webp', base_url: '/demo/b' }
  ],
  websiteConfig: {
    humanCheck: { kind: 'off' },
    cards: { kind: 'sandbox' },
    sitesDomain: 'maplekey.site',
    supportEmail: 'support@maplekey.test'
  }
}
