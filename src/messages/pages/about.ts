import type { Translated } from '../language.ts'

const en = {
  page: {
    title: 'About',
    description:
      'We put the agent’s name over the door: websites, leads and marketing for Canadian real-estate agents.'
  },
  title: 'Every agent deserves a good address',
  lede: (product: string) =>
    `${product} gives Canadian real-estate agents and brokerages a website of their own: in their name, on their domain, with as much search, CRM and marketing as they need.`,
  picture: 'A street of Canadian houses',
  stats: {
    title: 'The street so far',
    figures: [
      { figure: '15+', name: 'Websites' },
      { figure: '4.7+', name: 'Ratings' },
      { figure: '10+', name: 'Designs' },
      { figure: '1k+', name: 'Leads Generated' }
    ]
  },
  mission: {
    title: 'Our mission',
    problem:
      'Buyers look at houses online first, mostly on websites that sell their attention to someone else. The agent who knows the street, the school and the furnace ends up in the small print.',
    answer: (product: string) =>
      `We turn that around. ${product} puts the agent’s name over the door and brings the leads to the person who earned them. You shouldn’t have to be a designer, a programmer and an advertiser to be found; you should be free to sell houses.`
  },
  promises: [
    {
      title: 'Your name over the door',
      text: 'Your domain stays yours, and so do your leads, your texts and your clients’ addresses. That doesn’t change when you leave.'
    },
    {
      title: 'Work for agents, not for designers',
      text: 'Six steps put a website online. For what’s left, such as name servers, keys and board agreements, there are guides that name every click, and people who help.'
    },
    {
      title: 'The whole bill before you pay',
      text: 'Setup fee, your province’s taxes, the date of the next charge: it’s all in the summary before you press the button. Cancel anytime.'
    },
    {
      title: 'Made for this country',
      text: 'English and French, Canadian boards and their rules, prices in Canadian dollars, GST to QST on the receipt, and houses that look like ours.'
    }
  ]
}

export const aboutMessages: Translated<typeof en> = { en }
