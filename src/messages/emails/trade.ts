import type { Translated } from '../language.ts'

/** Emails about the broker's approval and the change of brokerage. */
const en = {
  asked: {
    subject: (agent: string) => `Please look at the website of ${agent}`,
    heading: (agent: string) => `${agent} asks for your approval`,
    text: (agent: string) =>
      `${agent} asks you, as broker of record, to look at a version of their website. You see it with what our check of the advertising rules found, and you can approve it or ask for changes.`,
    button: 'Look at the website',
    note: (days: number) =>
      `The link works for ${days} days, without an account. Please don’t forward it: anyone who has it can answer for you.`
  },
  given: {
    subject: {
      approved: 'Your website was approved',
      changes: 'Changes to your website are asked for'
    },
    text: {
      approved: (broker: string, version: number) =>
        `${broker} has approved version ${version} of your website.`,
      changes: (broker: string, version: number) =>
        `${broker} asks for changes to version ${version} of your website.`
    },
    remarks: (count: number) =>
      count === 1 ? 'There is one remark.' : `There are ${count} remarks.`,
    button: 'Open the record'
  },
  moved: {
    subject: (brokerage: string) => `Your website now names ${brokerage}`,
    text: (from: string, brokerage: string) =>
      `As planned, your website changed from ${from} to ${brokerage}: name, contact details, address and logo, on every page.`,
    broker: (broker: string) => `${broker} was sent a link to look at it and approve it.`,
    check: 'Please check your posts and homes: their texts were not changed.',
    button: 'Open the record'
  }
}

const fr: typeof en = {
  asked: {
    subject: (agent) => `Veuillez examiner le site Web de ${agent}`,
    heading: (agent) => `${agent} vous demande votre approbation`,
    text: (agent) =>
      `${agent} vous demande, à titre de dirigeant d’agence, d’examiner une version de son site Web. Vous la voyez avec ce que notre vérification des règles de publicité a trouvé, et vous pouvez l’approuver ou demander des modifications.`,
    button: 'Examiner le site Web',
    note: (days) =>
      `Le lien fonctionne pendant ${days} jours, sans compte. Ne le transférez pas : quiconque l’a peut répondre à votre place.`
  },
  given: {
    subject: {
      approved: 'Votre site Web a été approuvé',
      changes: 'Des modifications à votre site Web sont demandées'
    },
    text: {
      approved: (broker, version) =>
        `${broker} a approuvé la version ${version} de votre site Web.`,
      changes: (broker, version) =>
        `${broker} demande des modifications à la version ${version} de votre site Web.`
    },
    remarks: (count) => (count === 1 ? 'Il y a une remarque.' : `Il y a ${count} remarques.`),
    button: 'Ouvrir le dossier'
  },
  moved: {
    subject: (brokerage) => `Votre site Web nomme maintenant ${brokerage}`,
    text: (from, brokerage) =>
      `Comme prévu, votre site Web est passé de ${from} à ${brokerage} : nom, coordonnées, adresse et logo, sur chaque page.`,
    broker: (broker) => `Un lien a été envoyé à ${broker} pour l’examiner et l’approuver.`,
    check: 'Vérifiez vos articles et vos inscriptions : leurs textes n’ont pas été modifiés.',
    button: 'Ouvrir le dossier'
  }
}

export const tradeEmailMessages: Translated<typeof en> = { en, fr }
