import { homeClaims } from '../claims/home.ts'
import { productClaims } from '../claims/product.ts'
import { listOf } from '../list.ts'
import type { Translated } from '../language.ts'

const claims = homeClaims.en

const en = {
  page: { title: 'Websites for real-estate agents' },
  hero: {
    title: claims.headline,
    lede: claims.lede,
    start: 'Get Started for FREE',
    demos: 'View demo websites',
    points: [
      productClaims.en.trial,
      productClaims.en.cancelAnytime,
      productClaims.en.assistedSetup
    ],
    picture: 'A street of Canadian houses'
  },
  features: {
    title: 'Under your roof',
    rooms: [
      claims.hosted,
      claims.search,
      claims.crm,
      claims.seo,
      claims.marketing,
      claims.responsive
    ]
  },
  start: {
    title: 'Your own address in six steps',
    text: claims.sixSteps,
    link: 'Get Started'
  },
  plans: {
    title: 'Know the price first',
    text: claims.pricesFirst,
    link: 'See Plans'
  },
  clients: { title: 'Happy Clients', allDesigns: 'All designs, with your name' },
  testimonials: {
    title: 'What agents say',
    role: 'carousel',
    slideRole: 'slide',
    slide: (number: number, count: number) => `${number} of ${count}`,
    previous: 'Previous testimonial',
    next: 'Next testimonial',
    visit: { shown: 'Visit the website', spoken: (agent: string) => `of ${agent}` }
  },
  signsOf: (brokerages: readonly string[]) => `Signs of ${listOf(brokerages)}`,
  closing: {
    title: "Let's get started!",
    lede: claims.closing,
    start: 'Get Started for FREE'
  }
}

export const homeMessages: Translated<typeof en> = { en }
