import { ofInFrench } from '#rules/french-elision.ts'
import type { Translated } from '../language.ts'

const en = {
  subject: (count: number) => (count === 1 ? 'The home you saved' : `The ${count} homes you saved`),
  intro: (agent: string) =>
    `Here is the list you asked for. ${agent} has it too: reply to this email with your questions.`,
  why: (agent: string) => `You get this once, because you asked for it on ${agent}’s website.`
}

const fr: typeof en = {
  subject: (count) =>
    count === 1
      ? 'La propriété que vous avez enregistrée'
      : `Les ${count} propriétés que vous avez enregistrées`,
  intro: (agent) =>
    `Voici la liste que vous avez demandée. ${agent} l’a aussi reçue : répondez à ce courriel pour poser vos questions.`,
  why: (agent) =>
    `Vous recevez ceci une seule fois, parce que vous l’avez demandé sur le site Web ${ofInFrench(agent)}.`
}

export const homesKeptEmail: Translated<typeof en> = { en, fr }
