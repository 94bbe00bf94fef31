import { ofInFrench } from '#rules/french-elision.ts'
import type { Translated } from '../language.ts'

/** The page on an agent's host where a reader of their emails unsubscribes. */
const en = {
  ask: {
    title: (agent: string) => `Stop emails from ${agent}?`,
    text: (agent: string) =>
      `After you press the button, ${agent} can no longer send you news and offers by email.`,
    button: 'Unsubscribe'
  },
  done: {
    title: 'You’re unsubscribed',
    text: (agent: string) =>
      `${agent} won’t send you news and offers by email any more. Answers to your own messages still reach you.`
  },
  /** From an alert, which ends its saved search alone. */
  alerts: {
    ask: {
      title: 'Stop these alerts?',
      text: (agent: string) =>
        `After you press the button, ${agent} no longer emails you about new homes for this search.`,
      button: 'Stop alerts'
    },
    done: {
      title: 'Your alerts are off',
      text: (agent: string) =>
        `${agent} no longer emails you about new homes for this search. Other searches you saved go on.`
    }
  },
  test: {
    title: 'This link came from a test email',
    text: 'Nothing was changed. In an email to a person, the same link unsubscribes them.'
  },
  unknown: {
    title: 'This link is incomplete',
    text: 'Please open it from the email again, or answer that email and ask to be taken off the list.'
  }
}

const fr: typeof en = {
  ask: {
    title: (agent) => `Ne plus recevoir de courriels ${ofInFrench(agent)}?`,
    text: (agent) =>
      `Dès que vous appuyez sur le bouton, ${agent} ne peut plus vous envoyer de nouvelles ni d’offres par courriel.`,
    button: 'Se désabonner'
  },
  done: {
    title: 'Votre désabonnement est fait',
    text: (agent) =>
      `${agent} ne vous enverra plus de nouvelles ni d’offres par courriel. Les réponses à vos propres messages vous parviendront toujours.`
  },
  alerts: {
    ask: {
      title: 'Arrêter ces alertes?',
      text: (agent) =>
        `Dès que vous appuyez sur le bouton, ${agent} ne vous écrit plus au sujet des nouvelles propriétés de cette recherche.`,
      button: 'Arrêter les alertes'
    },
    done: {
      title: 'Vos alertes sont arrêtées',
      text: (agent) =>
        `${agent} ne vous écrit plus au sujet des nouvelles propriétés de cette recherche. Vos autres recherches enregistrées restent actives.`
    }
  },
  test: {
    title: 'Ce lien vient d’un courriel d’essai',
    text: 'Rien n’a été modifié. Dans un courriel envoyé à une personne, ce lien la désabonne.'
  },
  unknown: {
    title: 'Ce lien est incomplet',
    text: 'Ouvrez-le de nouveau depuis le courriel, ou répondez à ce courriel pour demander votre désabonnement.'
  }
}

export const unsubscribePageMessages: Translated<typeof en> = { en, fr }
