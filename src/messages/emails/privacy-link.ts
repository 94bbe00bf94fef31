import { ofInFrench } from '#rules/french-elision.ts'
import { CHOICES_LINK_HOURS, COPY_LINK_DAYS } from '#rules/privacy/privacy-requests.ts'
import type { Translated } from '../language.ts'

const en = {
  choices: {
    subject: (agent: string) => `Your privacy choices on ${agent}’s website`,
    heading: 'Your privacy choices',
    text: (agent: string) =>
      `Someone, probably you, asked to see what ${agent}’s website keeps about this email address and what you agreed to there. You can withdraw your consent, or ask for a copy, a correction or a deletion.`,
    button: 'Open your privacy choices',
    note: `The link works for ${CHOICES_LINK_HOURS} hours. If you didn’t ask for this, ignore this email. Don’t pass it on: anyone who has the link can use it.`
  },
  copy: {
    subject: (agent: string) => `Your data from ${agent}`,
    heading: 'A copy of your data',
    text: (agent: string) =>
      `You asked ${agent} for a copy of what is kept about you. It’s behind this button, as a file for programs (JSON) and as a table (CSV).`,
    button: 'Get your data',
    note: `The link works for ${COPY_LINK_DAYS} days. Don’t pass it on: anyone who has the link can use it.`
  }
}

const fr: typeof en = {
  choices: {
    subject: (agent) => `Vos choix de confidentialité sur le site Web ${ofInFrench(agent)}`,
    heading: 'Vos choix de confidentialité',
    text: (agent) =>
      `Quelqu’un, sans doute vous, a demandé à voir ce que le site Web ${ofInFrench(agent)} conserve au sujet de cette adresse et ce que vous y avez accepté. Vous pouvez retirer vos consentements ou demander une copie, une rectification ou une suppression.`,
    button: 'Ouvrir vos choix de confidentialité',
    note: `Le lien fonctionne pendant ${CHOICES_LINK_HOURS} heures. Si vous n’avez rien demandé, ignorez ce courriel. Ne le transmettez à personne : quiconque a le lien peut s’en servir.`
  },
  copy: {
    subject: (agent) => `Vos données chez ${agent}`,
    heading: 'Une copie de vos données',
    text: (agent) =>
      `Vous avez demandé à ${agent} une copie de ce qui est conservé à votre sujet. Elle est derrière ce bouton, en fichier pour programmes (JSON) et en tableau (CSV).`,
    button: 'Obtenir vos données',
    note: `Le lien fonctionne pendant ${COPY_LINK_DAYS} jours. Ne le transmettez à personne : quiconque a le lien peut s’en servir.`
  }
}

export const privacyLinkEmail: Translated<typeof en> = { en, fr }
