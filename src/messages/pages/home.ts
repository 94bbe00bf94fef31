import { listOf } from '../list.ts'
import type { Translated } from '../language.ts'

const en = {
  page: { title: 'Websites for real-estate agents' },
  hero: {
    title: 'We Get You The Leads, So You Focus More On Sales',
    lede: 'A hosted website in your name, and search, a CRM and marketing when you want them. Set up in six steps, free for 30 days.',
    start: 'Get Started for FREE',
    demos: 'View demo websites',
    points: ['30 Days free Trial', 'Cancel Anytime', 'Assisted setup'],
    picture: 'A street of Canadian houses'
  },
  features: {
    title: 'Everything under one roof',
    rooms: [
      {
        name: 'Self Hosted Website',
        text: 'Your domain, your brand, hosted and kept fast for you.'
      },
      {
        name: 'Advanced Search System',
        text: 'Buyers search by map and save what they like.'
      },
      {
        name: 'Powerful CRM',
        text: 'Leads, emails and ads in one list you can act on.'
      },
      {
        name: 'SEO Friendly',
        text: 'Clean pages that search engines read and rank.'
      },
      {
        name: 'Digital Marketing',
        text: 'Campaigns that bring visitors to your listings.'
      },
      {
        name: 'Intuitive Navigation and Responsive Design',
        text: 'Effortless on every phone, tablet and desktop.'
      }
    ]
  },
  start: {
    title: 'Your own address in six steps',
    text: 'Pick a design, type in your details, connect your domain. Our team helps with the rest.',
    link: 'Get Started'
  },
  plans: {
    title: 'A plan for every size of practice',
    text: 'From one agent’s website to search, CRM and marketing for a whole brokerage, on one bill.',
    link: 'See Plans'
  },
  clients: { title: 'Happy Clients', allDesigns: 'All designs' },
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
    lede: 'Free for 30 days, with someone to help you move in.',
    start: 'Get Started for FREE'
  }
}

export const homeMessages: Translated<typeof en> = { en }
