import { ofInFrench } from '#rules/french-elision.ts'
import type { Translated } from '../language.ts'

const en = {
  subject: {
    fresh: (count: number, search: string) =>
      `${count === 1 ? 'A new home' : `${count} new homes`}: ${search}`,
    lower: (count: number, search: string) =>
      `${count === 1 ? 'A lower price' : `${count} lower prices`}: ${search}`
  },
  intro: (agent: string) =>
    `New on ${agent}’s website since the last email, for the search you saved:`,
  more: (count: number) =>
    count === 1 ? 'One more home is on the website.' : `${count} more homes are on the website.`,
  button: 'See all homes of this search',
  why: (agent: string, on: string) =>
    `You get this because you agreed on ${on} to emails from ${agent} about new homes for this search.`,
  unsubscribe: 'Unsubscribe from these alerts'
}

const fr: typeof en = {
  subject: {
    fresh: (count, search) =>
      `${count === 1 ? 'Une nouvelle propriété' : `${count} nouvelles propriétés`} : ${search}`,
    lower: (count, search) =>
      `${count === 1 ? 'Une baisse de prix' : `${count} baisses de prix`} : ${search}`
  },
  intro: (agent) =>
    `Du nouveau sur le site Web ${ofInFrench(agent)} depuis le dernier courriel, pour la recherche que vous avez enregistrée :`,
  more: (count) =>
    count === 1
      ? 'Une autre propriété est sur le site Web.'
      : `${count} autres propriétés sont sur le site Web.`,
  button: 'Voir les propriétés de cette recherche',
  why: (agent, on) =>
    `Vous recevez ceci parce que vous avez accepté le ${on} de recevoir des courriels ${ofInFrench(agent)} sur les nouvelles propriétés de cette recherche.`,
  unsubscribe: 'Ne plus recevoir ces alertes'
}

export const searchAlertEmail: Translated<typeof en> = { en, fr }
