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
    title: 'Made for agents, not designers',
    text: 'Six steps put a website online. For what’s left, such as name servers, keys and board agreements, there are guides that walk you through every click.'
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

const fr: typeof en = {
  description:
    'Nous mettons le nom du courtier sur la porte : des sites Web pour les courtiers et les agences immobilières du Canada.',
  lede: (product) =>
    `${product} donne aux courtiers et aux agences immobilières du Canada un site Web bien à eux : à leur nom, à leur propre adresse.`,
  websites: { figure: '15+', name: 'Sites Web' },
  ratings: { figure: '4,7+', name: 'Note moyenne' },
  designs: { figure: '10+', name: 'Modèles' },
  leads: { figure: '1 000+', name: 'Demandes reçues' },
  answer: (product) =>
    `Nous renversons la situation. ${product} met le nom du courtier sur la porte et lui transmet chaque message envoyé depuis le site Web. Vous ne devriez pas avoir à être graphiste ou programmeur pour qu’on vous trouve; vous devriez pouvoir vous consacrer à la vente de propriétés.`,
  yourName: {
    title: 'Votre nom sur la porte',
    text: 'Votre nom, votre agence et son adresse figurent sur chaque page de votre site Web.'
  },
  sixSteps: {
    title: 'Pensé pour les courtiers, pas pour les graphistes',
    text: 'Six étapes suffisent pour mettre un site Web en ligne. Pour le reste, comme les serveurs de noms, les clés et les ententes avec votre chambre immobilière, nos guides indiquent chaque clic.'
  },
  wholeBill: {
    title: 'La facture complète avant de payer',
    text: 'Frais de mise en service, taxes de votre province, date du prochain prélèvement : tout figure au sommaire avant que vous appuyiez sur le bouton. Résiliez en tout temps.'
  },
  country: {
    title: 'Conçu pour ici',
    text: 'Des sites Web en français et en anglais, des rappels sur les règles de publicité de votre province, des prix en dollars canadiens et, sur le reçu, toutes les taxes, de la TPS à la TVQ.'
  }
}

export const aboutClaims: Translated<typeof en> = { en, fr }
