import * as v from 'valibot'
import type { SiteBlock } from '#contract/websites/site-blocks.ts'
import { SiteContent } from '#contract/websites/site-content.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import { demoContent, demoFacts } from '#sites/demo/demo-content.ts'
import { DEMO_AGENTS } from '#sites/demo-agents.ts'
import type { ShownPost } from '#contract/websites/site-posts.ts'
import type { SiteRequest } from '#sites/site-renderer.ts'

const AGENT = DEMO_AGENTS[0]!

const both = (en: string, fr: string) => ({ en, fr })

export const PICTURE = {
  sha256: 'a'.repeat(64),
  width: 1280,
  height: 853,
  alt: both('A kitchen with a window', 'Une cuisine et sa fenêtre')
}

/** A published post. */
export function post(change: Partial<ShownPost> = {}): ShownPost {
  return {
    post_id: 1,
    slug: 'before-you-bid',
    language: 'en',
    title: 'Before you bid',
    description: 'Read this.',
    cover: PICTURE,
    date: '2026-10-01',
    published: '2026-10-01T14:00:00.000Z',
    changed: '2026-10-02T14:00:00.000Z',
    ...change
  }
}

/** A request to a website in two languages whose page 'all' has one block of every type. */
export function siteRequest(change: Partial<SiteRequest> = {}): SiteRequest {
  return {
    website_id: 7,
    content: siteContent(),
    facts: {
      ...demoFacts(AGENT),
      posts: [
        post({ post_id: 2, slug: 'offres', language: 'fr', title: 'Avant l’offre', cover: null }),
        post()
      ]
    },
    origin: 'https://ann.example',
    path: '/',
    publishedAt: '2026-11-23T10:00:00.000Z',
    isPreview: false,
    isSample: false,
    ...change
  }
}

export function siteContent(
  change: Partial<SiteContent> = {},
  language: SiteLanguage = 'en'
): SiteContent {
  const { pages, ...content } = demoContent(AGENT, change.template_id ?? 1)
  const title = both('Everything', 'Tout')
  return v.parse(SiteContent, {
    ...content,
    language,
    second_language: language === 'en' ? 'fr' : 'en',
    salesman_image: PICTURE,
    pages: [
      ...pages,
      { id: 'all', kind: 'own', slug: 'all', title, description: both('', ''), blocks: blocks() }
    ],
    ...change
  })
}

/** One block of every type, each with something to show in both languages. */
function blocks(): SiteBlock[] {
  const common = { hidden: false }
  const title = (en: string, fr: string) => ({ ...common, title: both(en, fr) })
  const html = both('<p>First we talk.</p><h3>Then</h3><p>We look.</p>', '<p>On se parle.</p>')
  const button = (to: 'call' | 'email') => ({ label: both('Ask', 'Demander'), target: { to } })
  const page = { label: both('Areas', 'Quartiers'), target: { to: 'page', page: 'areas' } as const }
  return [
    {
      ...common,
      id: 'a-hero',
      type: 'hero',
      headline: both('Home', 'Chez vous'),
      intro: both('Calmly.', 'En paix.'),
      greeting: { words: '欢迎', lang: 'zh' },
      picture: PICTURE,
      button: page
    },
    { ...title('Find', 'Trouver'), id: 'a-search', type: 'search' },
    { ...title('Homes', 'Propriétés'), id: 'a-homes', type: 'homes', note: both('In CAD', '') },
    {
      ...title('Meet me', 'Qui je suis'),
      id: 'a-about',
      type: 'about',
      text: html,
      picture: null,
      button: button('call')
    },
    {
      ...title('Areas', 'Quartiers'),
      id: 'a-areas',
      type: 'areas',
      areas: [
        {
          id: 'one',
          name: both('Park', 'Parc'),
          note: both('Trees', 'Arbres'),
          picture: PICTURE,
          vignette: ''
        },
        {
          id: 'two',
          name: both('Lake', 'Lac'),
          note: both('', ''),
          picture: null,
          vignette: 'water'
        },
        { id: 'three', name: both('Hill', ''), note: both('', ''), picture: null, vignette: 'x' }
      ]
    },
    {
      ...title('Clients', 'Clients'),
      id: 'a-praise',
      type: 'testimonials',
      testimonials: [
        {
          id: 'one',
          words: both('Calm.', 'Calme.'),
          who: both('Priya', 'Priya'),
          where: both('', '')
        }
      ]
    },
    {
      ...title('Questions', 'Questions'),
      id: 'a-questions',
      type: 'questions',
      questions: [{ id: 'one', question: both('How long?', 'Combien de temps ?'), answer: html }]
    },
    { ...title('Plan', 'Plan'), id: 'a-text', type: 'text', text: html },
    {
      ...title('Walk', 'Marche'),
      id: 'a-side',
      type: 'picture-text',
      text: html,
      picture: PICTURE,
      side: 'right',
      button: button('email')
    },
    {
      ...title('Sold', 'Vendues'),
      id: 'a-gallery',
      type: 'gallery',
      pictures: [{ id: 'one', picture: PICTURE, caption: both('Elm Street', 'Rue des Ormes') }]
    },
    {
      ...title('A day', 'Une journée'),
      id: 'a-video',
      type: 'video',
      url: 'https://youtu.be/abcdefghijk',
      still: PICTURE
    },
    {
      ...title('Figures', 'Chiffres'),
      id: 'a-figures',
      type: 'figures',
      figures: [{ id: 'one', value: both('11', '11'), label: both('years', 'ans') }]
    },
    {
      ...title('Selling?', 'Vous vendez ?'),
      id: 'a-action',
      type: 'action',
      text: both('Ask me.', 'Demandez.'),
      button: button('call')
    },
    {
      ...title('Worth?', 'Valeur ?'),
      id: 'a-valuation',
      type: 'valuation',
      note: both('Tell me.', 'Dites.')
    },
    {
      ...title('Office', 'Bureau'),
      id: 'a-office',
      type: 'office',
      hours: [{ id: 'one', days: both('Monday', 'Lundi'), hours: both('9 to 5', '9 h à 17 h') }]
    },
    {
      ...title('Members', 'Membres'),
      id: 'a-logos',
      type: 'logos',
      logos: [{ id: 'one', picture: PICTURE, name: both('TRREB', 'ACAIQ') }]
    },
    {
      ...title('Payment', 'Versement'),
      id: 'a-payment',
      type: 'payment',
      note: both('', ''),
      rate: '4.88',
      rate_on: '2026-11-03'
    },
    {
      ...title('Tax', 'Droits'),
      id: 'a-tax',
      type: 'transfer-tax',
      note: both('Ask me.', 'Demandez.')
    },
    { ...title('News', 'Nouvelles'), id: 'a-posts', type: 'posts' },
    {
      ...title('Talk', 'Parlons'),
      id: 'a-contact',
      type: 'contact',
      note: both('Call.', 'Appelez.')
    }
  ]
}
