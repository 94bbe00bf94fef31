import type { Translated } from './language.ts'

/** The steps before the plan. */
const en = {
  templateIntro: 'Pick the website most like you. It fills in as you type.',
  chooseTemplate: 'Choose a template',
  openSample: 'Open sample',
  openSampleOf: (template: string) => ` of ${template} in a new tab`,
  verificationSent: (email: string) => `We’ve emailed a link to ${email} to verify your address.`,

  websiteIntro: 'Your website’s name, and its address on the internet.',
  websiteNameExample: 'Amara Osei Homes',
  domain: 'Domain',
  domainExample: 'amaraosei.ca',
  domainHint:
    'Enter a domain that you own or plan to register. We’ll show you later how to point it to your website.',
  domainChecking: (domain: string) => `Checking ${domain}…`,
  domainFree: (product: string, domain: string) => `No other ${product} website uses ${domain}.`,
  domainUnchecked: (domain: string) =>
    `We couldn’t check ${domain} right now. You can continue; we’ll check it again before you pay.`,
  languages: { en: 'English', fr: 'French' },
  automatic: (language: string) => `Automatic: ${language}`,
  languageHint: 'Automatic follows your province.',
  cityExample: 'Toronto',
  asBilled: 'Same as billing',

  agentIntro: 'Tell buyers and sellers who you are.',
  designationExample: 'Broker',
  phoneExample: '(416) 555-0134',

  brokerageIntro: 'Its name and address appear at the bottom of every page.',
  brokerageExample: 'Lakeshore Realty Brokerage',
  addressExample: '120 Queen Street West, Toronto'
}

const fr: typeof en = {
  templateIntro:
    'Choisissez le site Web qui vous ressemble le plus. Il se remplit à mesure que vous tapez.',
  chooseTemplate: 'Choisissez un modèle',
  openSample: 'Ouvrir l’exemple',
  openSampleOf: (template) => ` du modèle ${template} dans un nouvel onglet`,
  verificationSent: (email) =>
    `Nous avons envoyé un lien à ${email} pour confirmer votre adresse courriel.`,

  websiteIntro: 'Le nom de votre site Web et son adresse sur Internet.',
  websiteNameExample: 'Immobilier Luc Tremblay',
  domain: 'Domaine',
  domainExample: 'luctremblay.ca',
  domainHint:
    'Entrez un domaine qui vous appartient. Nous vous montrerons plus tard comment le faire pointer vers votre site Web. Pas encore de domaine? Entrez celui que vous comptez enregistrer.',
  domainChecking: (domain) => `Vérification de ${domain}…`,
  domainFree: (product, domain) => `Aucun autre site Web ${product} n’utilise ${domain}.`,
  domainUnchecked: (domain) =>
    `Nous ne pouvons pas vérifier ${domain} pour le moment. Vous pouvez continuer; nous le vérifierons de nouveau avant que vous payiez.`,
  languages: { en: 'Anglais', fr: 'Français' },
  automatic: (language) => `Automatique : ${language.toLowerCase()}`,
  languageHint: 'Le choix automatique est le français.',
  cityExample: 'Québec',
  asBilled: 'Celle de la facturation',

  agentIntro: 'Présentez-vous aux acheteurs et aux vendeurs.',
  designationExample: 'Courtier immobilier',
  phoneExample: '418 555-0134',

  brokerageIntro:
    'L’agence avec laquelle vous travaillez. Son nom et son adresse figurent au bas de chaque page.',
  brokerageExample: 'Immobilier du Fleuve inc.',
  addressExample: '120, rue Saint-Jean, Québec'
}

export const setupStepMessages: Translated<typeof en> = { en, fr }
