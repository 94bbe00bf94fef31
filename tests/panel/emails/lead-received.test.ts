import { expect, test } from 'vitest'
import { renderEmail } from '#panel/actions/emails/render-email.ts'
import { emailSamples } from '#panel/commands/email-samples.ts'
import { sitePage } from '../../kit/site-page.ts'
import { testSettings } from '../../kit/test-settings.ts'

const metaOf = (html: string) => {
  const tags = sitePage(html).all('meta')
  const of = (at: (typeof tags)[number], name: string) =>
    at.attrs.find((attribute) => attribute.name === name)?.value ?? ''
  const lead = tags.map((tag) => [of(tag, 'name'), of(tag, 'content')])
  return Object.fromEntries(lead.filter(([name]) => name?.startsWith('lead_')))
}

test('other CRMs find a lead in the head of its email, as the lead metadata specification says', () => {
  const { html, text } = renderEmail(emailSamples('en')['lead-received'], testSettings)
  expect(metaOf(html)).toEqual({
    lead_information_version: '1.0',
    lead_source: 'amara-osei-homes.maplekey.example',
    lead_type: 'Buyer',
    lead_name: 'Jean-Sébastien Desrosiers-Laflamme',
    lead_email: 'jean-sebastien.desrosiers-laflamme@immobilier-cap-blanc.example',
    lead_phone: '(418) 555-0142',
    lead_property_address: '41 Glendale Avenue, High Park',
    lead_message: expect.stringContaining('High Park')
  })
  expect(html.indexOf('lead_information_version')).toBeLessThan(html.indexOf('</head>'))
  for (const words of ['41 Glendale Avenue', 'Saturday after 2 p.m.', '$1,289,000']) {
    expect(text).toContain(words)
  }
})

test('who asks what a home is worth is a seller, in French for an agent who reads French', () => {
  const { html, subject } = renderEmail(
    emailSamples('fr')['lead-received-unverified'],
    testSettings
  )
  expect(metaOf(html)).toMatchObject({
    lead_type: 'Seller',
    lead_property_address: '120, rue Saint-Paul, Québec'
  })
  expect(html).toContain('<html lang="fr-CA">')
  expect(subject).toContain('demande la valeur')
})

test('what a visitor typed can’t end a tag', () => {
  const sample = emailSamples('en')['lead-received']
  const name = '"><script>alert(1)</script><meta name="lead_assigned_agent" content="Eve'
  const { html } = renderEmail({ ...sample, name }, testSettings)
  expect(metaOf(html)).toMatchObject({ lead_name: name })
  expect(metaOf(html)).not.toHaveProperty('lead_assigned_agent')
  expect(html).not.toContain('<script')
})
