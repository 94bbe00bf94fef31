import type { PrivacyRequestKind } from '#rules/privacy/privacy-requests.ts'
import type { Translated } from '../language.ts'

type Asks = Record<PrivacyRequestKind, (visitor: string) => string>

const KINDS: Record<PrivacyRequestKind, string> = {
  access: 'a copy of their data',
  correction: 'a correction of their data',
  deletion: 'a deletion of their data'
}

const en = {
  subject: (request: PrivacyRequestKind, days: number) =>
    days === 1
      ? `One day left: a visitor asked for ${KINDS[request]}`
      : `${days} days left: a visitor asked for ${KINDS[request]}`,
  heading: (days: number) =>
    days === 1 ? 'One day left to answer a visitor' : `${days} days left to answer a visitor`,
  asks: {
    access: (visitor) => `${visitor} asks for a copy of what you keep about them.`,
    correction: (visitor) => `${visitor} asks you to correct what you keep about them.`,
    deletion: (visitor) => `${visitor} asks you to delete what you keep about them.`
  } satisfies Asks as Asks,
  due: (on: string, days: number) =>
    `Please answer by ${on}, in ${days === 1 ? 'one day' : `${days} days`}, on the privacy page of your dashboard.`,
  button: 'Answer the request',
  law: 'Canada’s and Quebec’s privacy laws give you 30 days to answer in writing.'
}

const KINDS_FR: Record<PrivacyRequestKind, string> = {
  access: 'une copie de ses données',
  correction: 'une rectification de ses données',
  deletion: 'une suppression de ses données'
}

const fr: typeof en = {
  subject: (request, days) =>
    days === 1
      ? `Il reste un jour : un visiteur a demandé ${KINDS_FR[request]}`
      : `Il reste ${days} jours : un visiteur a demandé ${KINDS_FR[request]}`,
  heading: (days) =>
    days === 1
      ? 'Il reste un jour pour répondre à un visiteur'
      : `Il reste ${days} jours pour répondre à un visiteur`,
  asks: {
    access: (visitor) => `${visitor} demande une copie de ce que vous conservez à son sujet.`,
    correction: (visitor) =>
      `${visitor} vous demande de rectifier ce que vous conservez à son sujet.`,
    deletion: (visitor) => `${visitor} vous demande de supprimer ce que vous conservez à son sujet.`
  },
  due: (on, days) =>
    `Veuillez répondre d’ici le ${on}, dans ${days === 1 ? 'un jour' : `${days} jours`}, dans la page Confidentialité de votre tableau de bord.`,
  button: 'Répondre à la demande',
  law: 'Les lois du Canada et du Québec sur la protection des renseignements personnels vous donnent 30 jours pour répondre par écrit.'
}

export const privacyRequestEmail: Translated<typeof en> = { en, fr }
