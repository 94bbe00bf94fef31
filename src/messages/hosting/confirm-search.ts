import { CONFIRM_WITHIN_DAYS } from '#rules/listings/saved-search.ts'
import type { Translated } from '../language.ts'

/** The page on an agent's host where a visitor confirms the address of a saved search. */
const en = {
  ask: {
    title: 'Turn on your alerts?',
    text: (agent: string, search: string) =>
      `After you press the button, ${agent} emails you about new homes and lower prices, once a day at most. Your search: ${search}`,
    button: 'Turn on alerts'
  },
  done: {
    title: 'Your alerts are on',
    text: (agent: string, search: string) =>
      `${agent} emails you when there are new homes. Your search: ${search}. Each email has a link to stop them.`
  },
  unknown: {
    title: 'This link no longer works',
    text: `It works for ${CONFIRM_WITHIN_DAYS} days or, once you’ve confirmed, until the alerts are stopped. You can save the search again on the website.`
  }
}

const fr: typeof en = {
  ask: {
    title: 'Activer vos alertes?',
    text: (agent, search) =>
      `Dès que vous appuyez sur le bouton, ${agent} vous informe par courriel des nouvelles propriétés et des baisses de prix, au plus une fois par jour. Votre recherche : ${search}`,
    button: 'Activer les alertes'
  },
  done: {
    title: 'Vos alertes sont activées',
    text: (agent, search) =>
      `${agent} vous écrit quand il y a de nouvelles propriétés. Votre recherche : ${search}. Chaque courriel contient un lien pour y mettre fin.`
  },
  unknown: {
    title: 'Ce lien n’est plus valable',
    text: `Il est valable ${CONFIRM_WITHIN_DAYS} jours ou, une fois la recherche confirmée, jusqu’à l’arrêt des alertes. Vous pouvez enregistrer la recherche de nouveau sur le site Web.`
  }
}

export const confirmSearchMessages: Translated<typeof en> = { en, fr }
