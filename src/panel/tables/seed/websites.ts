import type { Insertable } from 'kysely'
import type { DemoWebsitesTable, TemplatesTable } from '../content-tables.ts'

/** The demo sites that ship with the product, and the templates they are made of. */
const SITES = [
  ['amara-osei', 'Amara Osei', 'Lakeshore Realty Brokerage', 1],
  ['luc-tremblay', 'Luc Tremblay', 'Plateau Immobilier', 8],
  ['sofia-petrov', 'Sofia Petrov', 'Red River Realty', 3],
  ['jaspreet-gill', 'Jaspreet Gill', 'Fraser Gate Realty', 6],
  ['erin-walsh', 'Erin Walsh', 'Jellybean Row Realty', 2],
  ['mei-chen', 'Mei Chen', 'Pacific Row Realty', 5],
  [
    'marie-eve-desrosiers-laflamme',
    'Marie-Ève Desrosiers-Laflamme',
    'Cap-Blanc Courtiers immobiliers',
    10
  ],
  ['noah-cardinal', 'Noah Cardinal', 'North Saskatchewan Homes', 4],
  ['nadia-haddad', 'Nadia Haddad', 'Rideau Line Realty', 7],
  ['delphine-lafferty', 'Delphine Lafferty', 'Frame Lake Realty', 9]
] as const

const TEMPLATES = [
  [1, 'Avenue', 'amara-osei'],
  [2, 'Harbour', 'erin-walsh'],
  [3, 'Prairie', 'sofia-petrov'],
  [4, 'Chalet', 'noah-cardinal'],
  [5, 'Atelier', 'mei-chen'],
  [6, 'Gazette', 'jaspreet-gill'],
  [7, 'Metro', 'nadia-haddad'],
  [8, 'Maison', 'luc-tremblay'],
  [9, 'Aurora', 'delphine-lafferty'],
  [10, 'Orchard', 'marie-eve-desrosiers-laflamme']
] as const

export const demoWebsites: Insertable<DemoWebsitesTable>[] = SITES.map(
  ([slug, agent_name, brokerage, template_id], index) => ({
    demo_id: index + 1,
    screenshot: `/screenshots/${slug}.webp`,
    agent_name,
    brokerage,
    base_url: `/demo/${slug}`,
    template_id,
    position: index + 1
  })
)

export const templates: Insertable<TemplatesTable>[] = TEMPLATES.map(
  ([website_id, website_name, slug], index) => ({
    website_id,
    website_name,
    screenshot: `/screenshots/${slug}.webp`,
    base_url: `/demo/${slug}`,
    position: index + 1
  })
)
