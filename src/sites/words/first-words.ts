import type { SiteLanguage } from '#rules/websites/site-pages.ts'

type Person = { name: string; brokerage: string }
type Privacy = { name: string; brokerage: string; contact: string; product: string }

/** What a new website says until its agent edits it: nothing invented, and nothing promised for them. */
export type FirstWords = {
  titles: Record<'about' | 'areas' | 'contact' | 'home' | 'homes' | 'privacy', string>
  descriptions: Record<
    'about' | 'areas' | 'contact' | 'homes' | 'privacy',
    (name: string) => string
  >
  homeDescription: (person: Person) => string
  headline: (city: string) => string
  intro: (person: Person) => string
  aboutTitle: (name: string) => string
  about: (person: Person) => string[]
  homesTitle: string
  searchTitle: string
  areasTitle: string
  contactTitle: string
  contactNote: string
  contactButton: string
  officeTitle: string
  portrait: (name: string) => string
  logoOf: (name: string) => string
  privacyTitle: string
  /** Paragraphs under their headings, as plain text. */
  privacy: (facts: Privacy) => { heading: string; text: string }[]
}

const en: FirstWords = {
  titles: {
    about: 'About',
    areas: 'Areas',
    contact: 'Contact',
    home: 'Home',
    homes: 'Homes',
    privacy: 'Privacy'
  },
  descriptions: {
    about: (name) => `Who ${name} is, and how to get in touch.`,
    areas: (name) => `The neighbourhoods that ${name} works in.`,
    contact: (name) => `How to reach ${name}.`,
    homes: (name) => `Homes presented by ${name}.`,
    privacy: (name) => `What happens to what you send ${name} through this website.`
  },
  homeDescription: ({ brokerage, name }) =>
    `${name} of ${brokerage} helps people buy and sell homes.`,
  headline: (city) => (city === '' ? 'Find the home that fits.' : `Find your home in ${city}.`),
  intro: ({ brokerage, name }) => `${name} helps people buy and sell homes with ${brokerage}.`,
  aboutTitle: (name) => `Meet ${name}`,
  about: ({ brokerage, name }) => [
    `${name} works with buyers and sellers at ${brokerage}.`,
    'Are you thinking about a move? Tell me about it: where you live now, where you would like to live, and what matters to you in a home.'
  ],
  homesTitle: 'Featured homes',
  searchTitle: 'Find a home',
  areasTitle: 'Areas',
  contactTitle: 'Let’s talk about your move',
  contactNote: 'Call, write or send a message here.',
  contactButton: 'Contact me',
  officeTitle: 'Office',
  portrait: (name) => `Portrait of ${name}`,
  logoOf: (name) => `Logo of ${name}`,
  privacyTitle: 'Privacy',
  privacy: ({ brokerage, contact, name, product }) => [
    {
      heading: 'What is stored',
      text: 'When you send a form on this website, we store what you wrote in it: your name, your email address, your phone number, your message and, if you asked about a property’s value, its address. We also store the page you sent it from, its language, the date and time, and the consent text that you saw with your answer to it.'
    },
    {
      heading: 'Where it is stored, and who receives it',
      text: `It is stored by ${product}, which hosts this website, and emailed to ${name} of ${brokerage}.`
    },
    {
      heading: 'Your choices',
      text: `To see what you sent, or to have it corrected or removed, ${contact}.`
    }
  ]
}

const fr: FirstWords = {
  titles: {
    about: 'À propos',
    areas: 'Quartiers',
    contact: 'Me joindre',
    home: 'Accueil',
    homes: 'Propriétés',
    privacy: 'Confidentialité'
  },
  descriptions: {
    about: (name) => `Qui est ${name}, et comment communiquer.`,
    areas: (name) => `Les quartiers où travaille ${name}.`,
    contact: (name) => `Comment joindre ${name}.`,
    homes: (name) => `Propriétés présentées par ${name}.`,
    privacy: (name) => `Ce que devient ce que vous envoyez à ${name} au moyen de ce site Web.`
  },
  homeDescription: ({ brokerage, name }) =>
    `${name}, de ${brokerage}, accompagne acheteurs et vendeurs de propriétés.`,
  headline: (city) =>
    city === '' ? 'Trouvez le chez-vous qui vous ressemble.' : `Trouvez votre chez-vous à ${city}.`,
  intro: ({ brokerage, name }) => `${name} accompagne acheteurs et vendeurs avec ${brokerage}.`,
  aboutTitle: (name) => `Faites la connaissance de ${name}`,
  about: ({ brokerage, name }) => [
    `${name} travaille avec acheteurs et vendeurs chez ${brokerage}.`,
    'Vous songez à déménager? Parlez-m’en : où vous vivez, où vous aimeriez vivre et ce qui compte pour vous dans un chez-vous.'
  ],
  homesTitle: 'Propriétés à la une',
  searchTitle: 'Trouver une propriété',
  areasTitle: 'Quartiers',
  contactTitle: 'Parlons de votre projet',
  contactNote: 'Appelez, écrivez ou envoyez un message ici.',
  contactButton: 'Me joindre',
  officeTitle: 'Bureau',
  portrait: (name) => `Portrait de ${name}`,
  logoOf: (name) => `Logo de ${name}`,
  privacyTitle: 'Confidentialité',
  privacy: ({ brokerage, contact, name, product }) => [
    {
      heading: 'Ce qui est conservé',
      text: 'Lorsque vous envoyez un formulaire de ce site Web, nous conservons ce que vous y avez écrit : votre nom, votre adresse courriel, votre numéro de téléphone, votre message et, si vous avez demandé la valeur d’une propriété, son adresse. Nous conservons aussi la page d’où vous l’avez envoyé, sa langue, la date et l’heure, ainsi que le texte de consentement affiché et votre réponse.'
    },
    {
      heading: 'Où, et qui le reçoit',
      text: `Ces renseignements sont conservés par ${product}, qui héberge ce site Web, et envoyés par courriel à ${name}, de ${brokerage}.`
    },
    {
      heading: 'Vos choix',
      text: `Pour consulter ce que vous avez envoyé, le faire corriger ou le faire supprimer, ${contact}.`
    }
  ]
}

export const FIRST_WORDS: Readonly<Record<SiteLanguage, FirstWords>> = { en, fr }

/** How to reach the agent, as the end of a sentence. */
export const CONTACT_BY: Readonly<
  Record<SiteLanguage, (ways: { email: string; phone: string }) => string>
> = {
  en({ email, phone }) {
    const ways = [email && `write to ${email}`, phone && `call ${phone}`]
    return ways.filter(Boolean).join(' or ') || 'use the form on the contact page'
  },
  fr({ email, phone }) {
    const ways = [email && `écrivez à ${email}`, phone && `appelez au ${phone}`]
    return ways.filter(Boolean).join(' ou ') || 'utilisez le formulaire de la page Me joindre'
  }
}
