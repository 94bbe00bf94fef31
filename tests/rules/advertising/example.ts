import type { AdvertisedSite, Licence } from '#rules/advertising/check-site.ts'

type Example = Partial<Omit<AdvertisedSite, 'licence' | 'pages'>> & {
  licence?: Partial<Licence>
  /** Words of a text on the home page. */
  says?: string
}

const NAMES: Record<string, Partial<AdvertisedSite>> = {
  ON: { company_name: 'Lakeshore Realty, Brokerage', salesman_designation: 'Sales Representative' },
  QC: {
    company_name: 'Immeubles Rivage, agence immobilière',
    salesman_designation: 'Courtier immobilier résidentiel',
    language: 'fr'
  },
  BC: { company_name: 'Harbour Realty Ltd.', salesman_designation: 'REALTOR®' },
  AB: { company_name: 'Canyon Real Estate', salesman_designation: 'Associate' }
}

/** A website of this province that keeps to its rules, but for what the example says. */
export function exampleSite(
  province: string,
  { licence, says = '', ...change }: Example = {}
): AdvertisedSite {
  const language = NAMES[province]?.language ?? 'en'
  const line = (text: string) => ({ en: '', fr: '', [language]: text })
  return {
    language,
    second_language: null,
    province,
    website_name: 'Amara Osei',
    salesman_name: 'Amara Osei',
    salesman_designation: 'Salesperson',
    company_name: 'Shore Realty',
    company_address: '120 Front Street, V6B 1A1',
    company_address_2: '',
    ...NAMES[province],
    ...change,
    ...(licence && { licence: { name: '', brokerage: '', corporation: '', team: '', ...licence } }),
    pages: [
      {
        id: 'home',
        hidden: false,
        title: line('Home'),
        description: line(''),
        blocks: [
          Object.assign(
            { id: 'text', hidden: false },
            { type: 'text', title: line(''), text: line(says) }
          )
        ]
      }
    ]
  }
}
