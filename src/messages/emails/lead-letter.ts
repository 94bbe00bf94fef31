import { ofInFrench } from '#rules/french-elision.ts'
import type { Translated } from '../language.ts'

const en = {
  /** Why this person receives it, as the law asks. */
  basis: {
    inquiry: (agent: string, on: string) => `You get this because you wrote to ${agent} on ${on}.`,
    client: (agent: string, on: string) =>
      `You get this because you became a client of ${agent} on ${on}.`,
    express: (agent: string, on: string) =>
      `You get this because you agreed on ${on} to receive emails from ${agent}.`
  },
  unsubscribe: 'Unsubscribe',
  /** In a test that the agent sends to themselves. */
  test: 'This is a test. Each person’s own reason for receiving it will be here.'
}

const fr: typeof en = {
  basis: {
    inquiry: (agent, on) => `Vous recevez ceci parce que vous avez écrit à ${agent} le ${on}.`,
    client: (agent, on) =>
      `Vous recevez ceci parce que vous faites affaire avec ${agent} depuis le ${on}.`,
    express: (agent, on) =>
      `Vous recevez ceci parce que vous avez accepté le ${on} de recevoir des courriels ${ofInFrench(agent)}.`
  },
  unsubscribe: 'Se désabonner',
  test: 'Ceci est un essai. La raison pour laquelle chaque personne le reçoit figurera ici.'
}

export const leadLetterEmail: Translated<typeof en> = { en, fr }
