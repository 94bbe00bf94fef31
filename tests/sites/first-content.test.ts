import { expect, test } from 'vitest'
import { firstContent } from '#sites/first-content.ts'

test.each(['en', 'fr'] as const)(
  'the first texts in %s say the full stop of “inc.” once',
  (language) => {
    const content = firstContent({
      language,
      template_id: 1,
      city: 'Sherbrooke',
      province: 'QC',
      website_name: 'Geneviève Lavoie',
      salesman_name: 'Geneviève Lavoie',
      salesman_contact: '8195550123',
      salesman_email: 'genevieve@lavoie.example',
      salesman_designation: 'Courtière immobilière',
      company_name: 'Immobilier L’Estrie-Sud inc.',
      company_contact: '',
      company_fax: '',
      company_email: '',
      company_address: '',
      company_address_2: '',
      pictures: {},
      product: 'Maplekey'
    })
    const said = JSON.stringify(content.pages)
    expect(said).toContain('L’Estrie-Sud inc.')
    expect(said).not.toContain('inc..')
  }
)
