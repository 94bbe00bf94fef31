import { createHash, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { chargeAndWebsite } from '#contract/account-setup/new-account.ts'
import { SiteContent } from '#contract/websites/site-content.ts'
import { createMissingSites } from '#panel/actions/websites/create-site.ts'
import { readContent } from '#panel/actions/websites/read-content.ts'
import { readSiteMedia } from '#panel/actions/websites/read-site-media.ts'
import { siteOf } from '#panel/records/websites/sites.ts'
import { runDueJobs } from '#panel/jobs/worker.ts'
import { firstContent } from '#sites/first-content.ts'
import { subscribe } from '../../kit/billing.ts'
import { newAccount } from '../../kit/new-account.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { dataUrl } from '../../kit/pictures.ts'
import { RACE_ENGINE } from '../../kit/postgres.ts'

async function publishedOf(panel: TestPanel, website_id: number) {
  const site = await siteOf(panel.world.db, website_id)
  if (!site) throw new Error('no site')
  const content = readContent(site.published)
  if (!content) throw new Error('unpublished')
  return { site, content }
}

describe.each([RACE_ENGINE] as const)('on %s', (engine) => {
  test('an order ends with a published website that shows what the wizard asked', async () => {
    const panel = await startPanel({ engine })
    const salesman_image = await dataUrl('png', { width: 600, height: 800 })
    const { website_id } = await subscribe(panel, { salesman_image })

    const { content, site } = await publishedOf(panel, website_id)
    expect(site).toMatchObject({
      draft_version: 1,
      published_version: 1,
      revision: 1,
      language: 'en',
      city: 'Toronto',
      province: 'ON',
      template_id: 1,
      can_undo: false
    })
    expect(site.published).toEqual(site.draft)
    expect(content).toMatchObject({
      salesman_name: 'Amara Osei',
      company_name: 'Lakeshore Realty Brokerage',
      salesman_image: { width: 600, height: 800, alt: { en: 'Portrait of Amara Osei' } },
      logo: null
    })
    expect(content.pages.map(({ kind }) => kind)).toEqual([
      'home',
      'about',
      'homes',
      'areas',
      'contact',
      'privacy'
    ])
  })

  test('a website opens in the language and the city that the wizard asked for, else those of the bill', async () => {
    const panel = await startPanel({ engine })
    const { website_details } = newAccount()
    const opened = async (asked: Partial<typeof website_details>) => {
      const billed = { billing_city: 'Gatineau', billing_state: 'QC', price: 985.8 }
      const base_url = `agent-${randomUUID()}.ca`
      const { website_id } = await subscribe(panel, {
        ...billed,
        website_details: { ...website_details, base_url, ...asked }
      })
      const { content, site } = await publishedOf(panel, website_id)
      const { city, language, pages, province } = content
      expect(site).toMatchObject({ city, language, province })
      return [language, city, province, pages[0]?.title[language]]
    }

    expect(await opened({})).toEqual(['fr', 'Gatineau', 'QC', 'Accueil'])
    expect(await opened({ site_city: '', site_language: '', site_province: '' })).toEqual([
      'fr',
      'Gatineau',
      'QC',
      'Accueil'
    ])
    expect(await opened({ site_city: ' Ottawa ', site_province: 'ON' })).toEqual([
      'en',
      'Ottawa',
      'ON',
      'Home'
    ])
    expect(await opened({ site_language: 'en' })).toEqual(['en', 'Gatineau', 'QC', 'Home'])
    const wrong = { ...newAccount().website_details, site_language: 'de' as 'fr' }
    const { token } = await panel.registerAgent()
    const { body } = await panel.call(chargeAndWebsite, newAccount({ website_details: wrong }), {
      token
    })
    expect(body.message).toBe('Please choose a language from the list.')
  })

  test('the wizard’s picture is served as it is, and converted right after', async () => {
    const panel = await startPanel({ engine })
    const salesman_image = await dataUrl('png', { width: 600, height: 800 })
    const { website_id } = await subscribe(panel, { salesman_image })
    const original = Buffer.from(salesman_image.split(',')[1] ?? '', 'base64')
    const sha256 = createHash('sha256').update(original).digest('hex')
    const wanted = { website_id, sha256, width: 480, format: 'webp' } as const
    const read = (change = {}) => readSiteMedia(panel.world, { ...wanted, ...change })

    expect(await read()).toMatchObject({
      type: 'image/png',
      lasts: 'untilConverted',
      bytes: original
    })
    expect(await read({ width: 960 })).toBeUndefined()
    expect(await read({ website_id: website_id + 1 })).toBeUndefined()
    await runDueJobs(panel.world)
    expect(await read()).toMatchObject({ type: 'image/webp', lasts: 'forever' })
    expect(await read({ width: 600, format: 'avif' })).toMatchObject({ lasts: 'forever' })
    expect(await read({ width: 960 })).toBeUndefined()
    expect(await read({ website_id: website_id + 1 })).toBeUndefined()
  })

  test('websites from before there was content get theirs, once', async () => {
    const panel = await startPanel({ engine })
    const ann = await subscribe(panel)
    const bo = await subscribe(panel, { billing_state: 'QC', price: 985.8 })
    const before = await publishedOf(panel, ann.website_id)
    await panel.world.db.deleteFrom('site_versions').execute()
    await panel.world.db.deleteFrom('sites').execute()

    await Promise.all([createMissingSites(panel.world), createMissingSites(panel.world)])
    expect((await publishedOf(panel, ann.website_id)).content).toEqual(before.content)
    const { content } = await publishedOf(panel, bo.website_id)
    expect(content.language).toBe('fr')
    await createMissingSites(panel.world)
    const versions = await panel.world.db.selectFrom('site_versions').select('version').execute()
    expect(versions).toEqual([{ version: 1 }, { version: 1 }])
  })
})

const DETAILS = {
  template_id: 1,
  website_name: 'Luc & Fils <b>',
  salesman_name: 'Luc Tremblay',
  salesman_contact: '5145550134',
  salesman_email: 'luc@maison.example',
  salesman_designation: 'Courtier',
  company_name: 'Maison <script>alert(1)</script>',
  company_contact: '5145550100',
  company_fax: '',
  company_email: '',
  company_address: '1, rue Sherbrooke',
  company_address_2: '',
  city: 'Montréal',
  province: 'QC',
  pictures: {},
  product: 'Maplekey'
}

test.each([
  ['English', { language: 'en' }],
  ['French', { language: 'fr' }],
  ['both languages', { language: 'fr', second_language: 'en' }],
  ['no details', { language: 'en', salesman_name: '', company_name: '', city: '' }],
  [
    'the longest names',
    { language: 'fr', salesman_name: 'é'.repeat(200), company_name: 'x'.repeat(200) }
  ]
] as const)(
  'the first content in %s is valid as it is, with what was typed as text',
  (_, change) => {
    const content = firstContent({ ...DETAILS, ...change })
    expect(v.parse(SiteContent, content)).toEqual(content)
    const richTexts = content.pages.flatMap(({ blocks }) =>
      blocks.flatMap((block) => ('text' in block ? Object.values(block.text) : []))
    )
    expect(richTexts.join()).not.toContain('<script')
  }
)

test('a privacy page says in the website’s language what is stored and where, who is in charge, and how to have it removed', () => {
  const text = (language: 'en' | 'fr') => {
    const { pages } = firstContent({ ...DETAILS, language })
    return JSON.stringify(pages.find(({ kind }) => kind === 'privacy')?.blocks)
  }
  expect(text('en')).toContain('write to luc@maison.example or call (514) 555-0134')
  expect(text('en')).toContain('stored by Maplekey')
  expect(text('en')).toContain('Luc Tremblay is in charge of the personal information')
  expect(text('fr')).toContain('écrivez à luc@maison.example ou appelez au (514) 555-0134')
  expect(text('fr')).toContain('conservés par Maplekey')
  expect(text('fr')).toContain('Luc Tremblay est responsable des renseignements personnels')
})
