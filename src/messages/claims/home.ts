import type { Translated } from '../language.ts'

/** What the home page says that the product does. The titles of the features are the specification's. */
const en = {
  headline: 'We Get You The Leads, So You Focus More On Sales',
  lede: 'A website in your name, built and hosted for you. Set up in six steps, free for 30 days.',
  hosted: {
    name: 'Self Hosted Website',
    text: 'Your brand at a free address of ours right away, and at your own domain once you connect it.'
  },
  search: {
    name: 'Advanced Search System',
    text: 'We’re building a search of your board’s listings into your website.'
  },
  crm: {
    name: 'Powerful CRM',
    text: 'Every message from your website reaches you by email. We’re building one list for your leads, emails and ads.'
  },
  seo: {
    name: 'SEO Friendly',
    text: 'Clean pages with descriptions, structured data and a sitemap for search engines.'
  },
  marketing: {
    name: 'Digital Marketing',
    text: 'Each page has a picture and a text of its own when it’s shared. We’re building campaigns.'
  },
  responsive: {
    name: 'Intuitive Navigation and Responsive Design',
    text: 'Your website fits phones, tablets and desktops.'
  },
  sixSteps:
    'Pick a design, type in your details and choose a plan. Your website opens first, and your domain follows.',
  pricesFirst:
    'Compare the plans, and see your first payment to the cent before you tell us who you are.',
  closing: 'Free for 30 days, with someone to help you move in.'
}

export const homeClaims: Translated<typeof en> = { en }
