import { ofInFrench } from '#rules/french-elision.ts'
import type { Translated } from '../language.ts'

const en = {
  left: {
    subject: 'A member has left your team',
    closed: (product: string) =>
      `One of your team’s members has closed their ${product} account. Their name is deleted, so we can’t tell you here who it was: your Team page shows who is still in it.`,
    people: (count: number) => {
      if (count === 0) return 'No one was assigned to them.'
      return count === 1
        ? 'The person assigned to them is now unassigned.'
        : `The ${count} people assigned to them are now unassigned.`
    },
    open: 'Open your list'
  },
  removed: {
    subject: (brokerage: string) => `You’re no longer on the team at ${brokerage}`,
    heading: 'Your access to the team has ended',
    by: (owner: string, brokerage: string) =>
      `${owner} removed you from the team at ${brokerage}. You can no longer open the pages of people who wrote to it.`,
    account:
      'Your own account stays. You can set up your own website with it, join another team, or close it on its Privacy page.'
  }
}

const fr: typeof en = {
  left: {
    subject: 'Un membre a quitté votre équipe',
    closed: (product) =>
      `Un membre de votre équipe a fermé son compte ${product}. Son nom est supprimé; nous ne pouvons donc pas vous dire ici de qui il s’agit : votre page Équipe montre qui en fait encore partie.`,
    people: (count) => {
      if (count === 0) return 'Aucune demande ne lui était confiée.'
      return count === 1
        ? 'La demande qui lui était confiée n’est maintenant confiée à personne.'
        : `Les ${count} demandes qui lui étaient confiées ne sont maintenant confiées à personne.`
    },
    open: 'Ouvrir vos demandes'
  },
  removed: {
    subject: (brokerage) => `Vous ne faites plus partie de l’équipe ${ofInFrench(brokerage)}`,
    heading: 'Votre accès à l’équipe a pris fin',
    by: (owner, brokerage) =>
      `${owner} a mis fin à votre accès à l’équipe ${ofInFrench(brokerage)}. Vous ne pouvez plus ouvrir les pages des personnes qui lui ont écrit.`,
    account:
      'Votre propre compte demeure. Vous pouvez vous en servir pour créer votre propre site Web, vous joindre à une autre équipe ou le fermer à sa page Confidentialité.'
  }
}

export const teamEmails: Translated<typeof en> = { en, fr }
