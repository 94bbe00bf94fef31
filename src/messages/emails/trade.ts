import { ofInFrench } from '#rules/french-elision.ts'
import type { Translated } from '../language.ts'

/** Emails about the broker's approval and the change of brokerage. */
const en = {
  asked: {
    subject: (agent: string) => `Please review the website of ${agent}`,
    heading: (agent: string) => `${agent} asks for your approval`,
    text: (agent: string) =>
      `${agent} asks you, as broker of record, to review a version of their website. You’ll see what our check of the advertising rules found, and you can approve the version or request changes.`,
    button: 'Review the website',
    note: (days: number) =>
      `The link works for ${days} days, without an account. Please don’t forward it: anyone who has it can answer for you.`
  },
  given: {
    subject: {
      approved: 'Your website was approved',
      changes: 'Your broker requested changes to your website'
    },
    text: {
      approved: (broker: string, version: number) =>
        `${broker} has approved version ${version} of your website.`,
      changes: (broker: string, version: number) =>
        `${broker} requested changes to version ${version} of your website.`
    },
    remarks: (count: number) =>
      count === 1 ? 'There is one remark.' : `There are ${count} remarks.`,
    button: 'Open the record'
  },
  moved: {
    subject: (brokerage: string) => `Your website now names ${brokerage}`,
    text: (from: string, brokerage: string) =>
      `As planned, your website changed from ${from} to ${brokerage}: name, contact details, address and logo, on every page.`,
    broker: (broker: string) => `We sent ${broker} a link to review and approve it.`,
    check:
      'Please check your posts, your homes and the emails you’ve prepared (templates, sequences and scheduled emails): we didn’t change their text.',
    button: 'Open the record'
  }
}

const fr: typeof en = {
  asked: {
    subject: (agent) => `Veuillez examiner le site Web ${ofInFrench(agent)}`,
    heading: (agent) => `${agent} vous demande votre approbation`,
    text: (agent) =>
      `${agent} vous demande, à titre de dirigeant d’agence, d’examiner une version de son site Web. Vous verrez ce que notre vérification des règles de publicité a trouvé, et vous pourrez l’approuver ou demander des modifications.`,
    button: 'Examiner le site Web',
    note: (days) =>
      `Le lien fonctionne pendant ${days} jours, sans compte. Ne le transférez pas : quiconque l’a peut répondre à votre place.`
  },
  given: {
    subject: {
      approved: 'Votre site Web a été approuvé',
      changes: 'Votre dirigeant d’agence demande des modifications à votre site Web'
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
      `Comme prévu, votre site Web est passé ${ofInFrench(from)} à ${brokerage} : nom, coordonnées, adresse et logo, sur chaque page.`,
    broker: (broker) => `Nous avons envoyé à ${broker} un lien pour l’examiner et l’approuver.`,
    check:
      'Vérifiez vos articles, vos inscriptions et les courriels que vous avez préparés (modèles, séquences et envois planifiés) : nous n’avons pas modifié leurs textes.',
    button: 'Ouvrir le dossier'
  }
}

export const tradeEmailMessages: Translated<typeof en> = { en, fr }
