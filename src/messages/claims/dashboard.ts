import type { Translated } from '../language.ts'

/** What the dashboard says about the agent's website and leads. */
const en = {
  goLive: 'Go live',
  youAreLive: 'You’re live',
  everythingDone: 'Your website is online, and your leads reach you.',
  agreementFirst: 'Your board’s listings appear once its agreements are signed. ',
  firstLead: 'Receive your first lead',
  testLead:
    'We’ll send you one as a visitor would. Open the link in it to confirm that leads reach you.',
  testLeadSent: (day: string) =>
    `We sent it on ${day}. Open the link in it to confirm that leads reach you.`,
  leadsReachYou: 'Your leads reach you.',
  sequences: 'A series of emails to one person over several days, until they reply.'
}

const fr: typeof en = {
  goLive: 'Mise en ligne',
  youAreLive: 'Vous êtes en ligne',
  everythingDone: 'Votre site Web est en ligne, et les demandes de vos visiteurs vous parviennent.',
  agreementFirst:
    'Les inscriptions de votre chambre immobilière paraissent dès que ses ententes sont signées. ',
  firstLead: 'Recevez votre première demande',
  testLead:
    'Nous vous en enverrons une, comme le ferait un visiteur. Ouvrez le lien qu’elle contient pour confirmer que les demandes vous parviennent.',
  testLeadSent: (day) =>
    `Nous l’avons envoyée le ${day}. Ouvrez le lien qu’elle contient pour confirmer que les demandes vous parviennent.`,
  leadsReachYou: 'Les demandes de vos visiteurs vous parviennent.',
  sequences: 'Des courriels à une personne sur plusieurs jours, jusqu’à la première réponse.'
}

export const dashboardClaims: Translated<typeof en> = { en, fr }
