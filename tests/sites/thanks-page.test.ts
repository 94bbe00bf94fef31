import { expect, test } from 'vitest'
import { render } from '#sites/server-entry.tsx'
import { siteRequest } from '../kit/site-requests.ts'

test('a sample’s thank-you page says that the message goes to nobody', () => {
  const sent = { form: { token: 't', sent: true }, path: '/contact' }
  expect(String(render(siteRequest({ ...sent, isSample: true })).body)).toContain(
    'This is a sample site, so your message goes to nobody.'
  )
  expect(String(render(siteRequest(sent)).body)).not.toContain('goes to nobody')
})
