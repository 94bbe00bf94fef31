import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import { expect, test } from 'vitest'
import FeatureRooms from '#sections/home/feature-rooms.astro'
import Testimonials from '#sections/home/testimonials.astro'

const review = {
  review: 'Two leads in the first week.',
  name: 'Amara Osei',
  designation: 'Broker',
  reviewer_image: '',
  website: 'oseihomes.ca'
}

// Astro adds a component's class to the object that is spread into an element, so it must not be a shared one.
test.each([
  { name: 'the rooms', section: FeatureRooms, props: {} },
  { name: 'the testimonials', section: Testimonials, props: { testimonials: [review, review] } }
])('$name are drawn the same however often the process drew them', async ({ section, props }) => {
  const container = await AstroContainer.create()
  const first = await container.renderToString(section, { props })
  expect(first).toContain('<img')
  expect(await container.renderToString(section, { props })).toBe(first)
})
