import type { BlockType, SiteBlock } from '#contract/websites/site-blocks.ts'
import type { SiteContent, SitePage } from '#contract/websites/site-content.ts'
import type { Line } from '#contract/websites/site-fields.ts'
import { FIXED_PAGES, SITE_SCHEMA } from '#rules/websites/site-pages.ts'
import { portraitDrawing } from '../drawings.ts'
import type { SiteFacts } from '../site-renderer.ts'
import { templateOf } from '../templates/templates.ts'
import { wordsIn } from '../words/words-in.ts'
import type { DemoAgent } from './demo-agent.ts'
import { demoHome } from './demo-home.ts'

/** A sample agent's website, in the one language that they wrote it in. */
export function demoContent(agent: DemoAgent, templateId = agent.template_id): SiteContent {
  const { site } = agent
  const blocks = demoBlocks(agent)
  const of = (...types: BlockType[]) => types.flatMap((type) => blocks.get(type) ?? [])
  const pages: Record<(typeof FIXED_PAGES)[number], SiteBlock[]> = {
    home: of(...templateOf(templateId).homeOrder),
    about: of('about', 'testimonials'),
    homes: of('search', 'homes'),
    areas: of('areas'),
    contact: of('contact'),
    privacy: of('text')
  }
  return {
    schema: SITE_SCHEMA,
    language: site.language,
    second_language: null,
    template_id: templateId,
    palette: '',
    typeface: '',
    city: site.city,
    province: site.province,
    spoken: site.spoken.map((name) => line(agent, name)),
    website_name: site.website_name ?? '',
    logo: null,
    salesman_name: site.salesman_name ?? '',
    salesman_contact: site.salesman_contact ?? '',
    salesman_email: site.salesman_email ?? '',
    salesman_designation: site.salesman_designation ?? '',
    salesman_image: null,
    company_name: site.company_name ?? '',
    company_contact: site.company_contact ?? '',
    company_fax: site.company_fax ?? '',
    company_email: site.company_email ?? '',
    company_address: site.company_address ?? '',
    company_address_2: site.company_address_2 ?? '',
    company_logo: null,
    pages: FIXED_PAGES.map((kind): SitePage => {
      const empty = line(agent, '')
      const slug = kind === 'home' ? '' : kind
      const inMenu = kind !== 'privacy'
      const common = { id: kind, kind, slug, title: empty, description: empty }
      return { ...common, inMenu, hidden: pages[kind].length === 0, blocks: pages[kind] }
    })
  }
}

/** What a sample agent's website shows beside its content. */
export function demoFacts({ slug, site }: DemoAgent): SiteFacts {
  return {
    homes: site.listings.map((one, at) => demoHome(site, one, at)),
    portrait: portraitDrawing(slug),
    posts: [],
    scene: site.scene
  }
}

function demoBlocks(agent: DemoAgent): Map<BlockType, SiteBlock> {
  const { site } = agent
  const words = wordsIn(site.language)
  const common = { hidden: false, picture: null, button: null }
  const say = (text: string) => line(agent, text)
  const html = site.about.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('')
  const [firstName = ''] = (site.salesman_name ?? '').split(' ')
  const blocks: SiteBlock[] = [
    {
      ...common,
      id: 'hero',
      type: 'hero',
      headline: say(site.headline),
      intro: say(site.intro),
      greeting: site.greeting ?? null
    },
    { id: 'search', type: 'search', hidden: false, title: say(words.search) },
    {
      id: 'homes',
      type: 'homes',
      hidden: false,
      title: say(words.homesTitle),
      note: say(words.homesNote)
    },
    {
      id: 'areas',
      type: 'areas',
      hidden: false,
      title: say(words.areasTitle),
      areas: site.areas.map(({ name, note, vignette }, at) => {
        return { id: `area-${at + 1}`, name: say(name), note: say(note), picture: null, vignette }
      })
    },
    {
      ...common,
      id: 'about',
      type: 'about',
      title: say(words.aboutTitle(firstName)),
      text: say(html)
    },
    {
      id: 'testimonials',
      type: 'testimonials',
      hidden: false,
      title: say(words.praiseTitle),
      testimonials: site.testimonials.map((praise, at) => {
        const { words: quote, who, where } = praise
        return { id: `praise-${at + 1}`, words: say(quote), who: say(who), where: say(where) }
      })
    },
    { id: 'contact', type: 'contact', hidden: false, title: say(words.contactTitle), note: say('') }
  ]
  return new Map(blocks.map((block) => [block.type, block]))
}

function line({ site: { language } }: DemoAgent, text: string): Line {
  return language === 'fr' ? { en: '', fr: text } : { en: text, fr: '' }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
