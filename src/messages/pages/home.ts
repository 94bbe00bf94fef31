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

const french = homeClaims.fr

const fr: typeof en = {
  page: { title: 'Sites Web pour courtiers immobiliers' },
  hero: {
    title: french.headline,
    lede: french.lede,
    start: 'Commencer gratuitement',
    demos: 'Voir les démonstrations',
    points: [
      productClaims.fr.trial,
      productClaims.fr.cancelAnytime,
      productClaims.fr.assistedSetup
    ],
    picture: 'Une rue de maisons canadiennes'
  },
  features: {
    title: 'Sous votre toit',
    rooms: [
      french.hosted,
      french.search,
      french.crm,
      french.seo,
      french.marketing,
      french.responsive
    ]
  },
  start: {
    title: 'Votre propre adresse en six étapes',
    text: french.sixSteps,
    link: 'Commencer'
  },
  plans: {
    title: 'Le prix d’abord',
    text: french.pricesFirst,
    link: 'Voir les forfaits'
  },
  clients: { title: 'Des clients satisfaits', allDesigns: 'Tous les modèles, à votre nom' },
  testimonials: {
    title: 'Ce qu’en disent les courtiers',
    role: 'carrousel',
    slideRole: 'diapositive',
    slide: (number, count) => `${number} sur ${count}`,
    previous: 'Témoignage précédent',
    next: 'Témoignage suivant',
    visit: { shown: 'Visiter le site Web', spoken: (agent) => `(${agent})` }
  },
  signsOf: (brokerages) => `Pancartes : ${listOf(brokerages, 'and', 'fr')}`,
  closing: {
    title: 'Commençons!',
    lede: french.closing,
    start: 'Commencer gratuitement'
  }
}

export const homeMessages: Translated<typeof en> = { en, fr }
