import type { Translated } from '../language.ts'

/** What the About page says. The figures are the specification's. */
const en = {
  description:
    'We put the agent’s name over the door: websites for Canadian real-estate agents and brokerages.',
  lede: (product: string) =>
    `${product} gives Canadian real-estate agents and brokerages a website of their own: in their name, at their own address.`,
  websites: { figure: '15+', name: 'Websites' },
  ratings: { figure: '4.7+', name: 'Ratings' },
  designs: { figure: '10+', name: 'Designs' },
  leads: { figure: '1k+', name: 'Leads Generated' },
  answer: (product: string) =>
    `We turn that around. ${product} puts the agent’s name over the door and sends every message from the website to the agent. You shouldn’t have to be a designer or a programmer to be found; you should be free to sell houses.`,
  yourName: {
    title: 'Your name over the door',
    text: 'Your name, your brokerage and its address are on every page of your website.'
  },
  sixSteps: {
    title: 'Work for agents, not for designers',
    text: 'Six steps put a website online. For what’s left, such as name servers, keys and board agreements, there are guides that name every click.'
  },
  wholeBill: {
    title: 'The whole bill before you pay',
    text: 'Setup fee, your province’s taxes, the date of the next charge: it’s all in the summary before you press the button. Cancel anytime.'
  },
  country: {
    title: 'Made for this country',
    text: 'Websites in English and French, hints about your province’s advertising rules, prices in Canadian dollars, and GST to QST on the receipt.'
  }
}

export const aboutClaims: Translated<typeof en> = { en }
