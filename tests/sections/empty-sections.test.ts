import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import { expect, test } from 'vitest'
import Faq from '#sections/pricing/faq.astro'
import Brokerages from '#sections/home/brokerages.astro'
import Gallery from '#sections/designs/gallery.astro'
import HappyClients from '#sections/home/happy-clients.astro'
import Testimonials from '#sections/home/testimonials.astro'

const voice = {
  review: 'Good.',
  reviewer_image: '',
  name: 'Amara Osei',
  designation: '',
  website: ''
}
const client = {
  screenshot: '/a.webp',
  agent_name: 'Amara Osei',
  brokerage: 'Lakeshore Realty',
  base_url: 'https://amaraosei.ca'
}
const question = { faq_title: 'Is it mine?', faq_description: 'It is.' }

test.each([
  ['clients', HappyClients, { websites: [] }, { websites: [client] }],
  ['brokerages', Brokerages, { websites: [] }, { websites: [client] }],
  ['testimonials', Testimonials, { testimonials: [] }, { testimonials: [voice] }],
  ['questions', Faq, { faq: [] }, { faq: [question] }],
  ['questions on their own page', Faq, { asPage: true, faq: [] }, { asPage: true, faq: [question] }]
])('without %s there is no section of them', async (_, section, none, one) => {
  const container = await AstroContainer.create()
  const drawn = (props: object) => container.renderToString(section, { props: { ...props } })
  expect((await drawn(none)).trim()).toBe('')
  expect(await drawn(one)).toContain('<section')
})

test('without agents’ websites, Designs shows the templates instead', async () => {
  const container = await AstroContainer.create()
  const template = {
    website_id: 1,
    website_name: 'Avenue',
    screenshot: '/a.webp',
    base_url: '/demo/amara-osei'
  }
  const page = { number: 1, items: [], hasNext: false }
  const html = await container.renderToString(Gallery, {
    props: { page, last: 1, templates: [template] }
  })
  expect(html).toContain('href="/demo/amara-osei"')
  expect(html).toContain('See the Avenue template')
})
