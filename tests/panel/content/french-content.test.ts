import { afterAll, beforeAll, expect, test } from 'vitest'
import { policy } from '#contract/general.ts'
import { siteData, type SiteData } from '#contract/site-data.ts'
import { exportContent } from '#panel/actions/content/export-content.ts'
import { importContent } from '#panel/actions/content/import-content.ts'
import { type ContentFile, readContent } from '#panel/actions/content/content-file.ts'
import { faq } from '#panel/tables/seed/faq.ts'
import { POLICIES } from '#rules/content/policies.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

let panel: TestPanel
beforeAll(async () => {
  panel = await startPanel()
  // Other tests of the content share the database, and leave its texts changed.
  await change({ faq: faq.map(({ position: _, ...item }) => item) })
})
afterAll(() => panel.close())

const ask = (path: string, language: string) =>
  panel.request(path, { headers: { 'accept-language': language } })

async function siteIn(language: string): Promise<SiteData> {
  const response = await ask(siteData.path, language)
  expect(response.headers.get('content-language')).toBe(language)
  return response.json()
}

/** Everything but its texts: prices, taxes, names and how many of each. */
function withoutTexts({ faq, plans, provinces, testimonials, ...rest }: SiteData) {
  return {
    ...rest,
    faq: faq.length,
    plans: plans.map(({ plan_features, ...plan }) => ({
      ...plan,
      plan_features: plan_features.map(({ features }) => features.length)
    })),
    provinces: provinces.map(({ name: _, province_name: __, ...province }) => province),
    testimonials: testimonials.map(({ designation: _, review: __, ...one }) => one)
  }
}

test('the first content is whole in French, with the same prices, taxes and names', async () => {
  const [english, french] = [await siteIn('en-CA'), await siteIn('fr-CA')]
  expect(withoutTexts(french)).toEqual(withoutTexts(english))
  expect(french.plans[0]?.plan_features[0]?.title).toBe('Votre site Web')
  expect(french.faq.at(-1)?.faq_title).toBe(
    'Que me vaut la recommandation du service à un collègue?'
  )
  expect(french.provinces.map(({ name }) => name)).toContain('Terre-Neuve-et-Labrador')
  for (const name of POLICIES) {
    const response = await ask(`${policy.path}?policy_name=${name}`, 'fr-CA')
    expect((await response.json()).content).toMatch(
      /Texte d’exemple du (1er\s+octobre|27\s+novembre)\s+2026/
    )
  }
})

async function change(content: Partial<ContentFile>): Promise<void> {
  await importContent(panel.world, { maplekey: 'content', ...content })
  panel.world.contentRevision.now++
}

test('what was changed in English is not shown in French until it is translated again', async () => {
  const content = readContent(await exportContent(panel.world.db))
  const { faq: items = [], french = [] } = content
  const titles = async () => (await siteIn('fr-CA')).faq.map(({ faq_title }) => faq_title)
  await change({ faq: [{ ...items[0]!, faq_title: 'May I ask?' }, ...items.slice(1)] })
  expect(await titles()).toHaveLength(items.length - 1)

  const text = { english: 'May I ask?', french: 'Puis-je demander?' }
  await change({ french: [...french, text] })
  expect((await titles())[0]).toBe('Puis-je demander?')
  expect(readContent(await exportContent(panel.world.db)).french).toContainEqual(text)
  await change(content)
})

test('a policy without French is refused in French, and never shown in English', async () => {
  const { policies = [] } = readContent(await exportContent(panel.world.db))
  await change({ policies: policies.map((one) => ({ ...one, title: 'A new title' })) })
  const path = `${policy.path}?policy_name=cookie-policy`
  expect(await (await ask(path, 'fr-CA')).json()).toMatchObject({
    api_status: 404,
    message: 'Cette politique n’est pas encore traduite.'
  })
  expect(await (await ask(path, 'en-CA')).json()).toMatchObject({ title: 'A new title' })
  await change({ policies })
})
