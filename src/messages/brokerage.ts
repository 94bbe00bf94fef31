import type { Translated } from './language.ts'

/** The dashboard's page about the brokerage: the broker's approval, and the change of brokerage. */
const en = {
  title: 'Brokerage',
  what: 'your brokerage’s page',
  print: 'Print this page',
  stamps: {
    title: 'Broker’s approval',
    text: 'Your broker of record gets a link by email, sees this version with what our check found, and approves it or asks for changes. They need no account.',
    version: 'Version',
    draft: 'Your draft',
    live: 'What visitors see',
    name: 'Broker’s name',
    email: 'Broker’s email',
    ask: 'Email the link',
    asking: 'Sending…',
    asked: 'Your broker gets the link by email.',
    list: 'Requests and decisions',
    none: 'No request yet',
    noneText: 'Requests and what your broker decided are kept here, for you and for the regulator.',
    waiting: 'Waiting',
    expired: 'Expired',
    revoked: 'Ended',
    approved: 'Approved',
    changes: 'Changes asked for',
    ofVersion: (version: number) => `Version ${version}`,
    sent: (name: string, email: string, moment: string) =>
      `Sent to ${name}, ${email}, on ${moment}`,
    until: (moment: string) => `Works until ${moment}`,
    decided: (name: string, email: string, moment: string) =>
      `Decided by ${name}, ${email}, on ${moment}`,
    findings: (count: number) =>
      count === 1 ? 'Our check had found one thing.' : `Our check had found ${count} things.`,
    revoke: 'End link',
    revokeOf: (name: string) => `End the link of ${name}`,
    revoking: 'Ending…'
  },
  move: {
    title: 'Moving day',
    text: 'You change brokerages? Enter the new one now. On the day, your whole website changes at once: name, logo, address, your title, and the old name in your pages’ texts. The new broker gets a link to look at it. Your posts, your homes and your feed agreements don’t change: please see to them yourself.',
    at: 'Day and time',
    zone: (zone: string) => `Your time zone: ${zone}`,
    logo: 'The old logo is taken off. Add the new one in the builder after the day.',
    details: 'New brokerage',
    designation: 'Your title there (empty: as now)',
    broker: 'New broker of record',
    plan: 'Plan the move',
    change: 'Change the plan',
    planning: 'Saving…',
    planned: 'Your move is planned.',
    cancel: 'Cancel the move',
    cancelling: 'Cancelling…',
    missing: 'Please choose a day and a time.',
    list: 'Record',
    none: 'No move yet',
    noneText: 'What was done on the day is kept here, for you and for the regulator.',
    state: { cancelled: 'Cancelled', done: 'Done', planned: 'Planned' },
    to: (name: string, moment: string) => `To ${name}, on ${moment}`,
    done: (from: string, to: string, moment: string) => `From ${from} to ${to}, done on ${moment}`,
    versions: (published: number | null, draft: number, texts: number) =>
      `Published version: ${published ?? 'none'}. Draft: version ${draft}. Texts changed: ${texts}.`
  }
}

const fr: typeof en = {
  title: 'Agence',
  what: 'la page de votre agence',
  print: 'Imprimer cette page',
  stamps: {
    title: 'Approbation du dirigeant',
    text: 'Votre dirigeant d’agence reçoit un lien par courriel, voit cette version avec ce que notre vérification a trouvé, et l’approuve ou demande des modifications. Aucun compte n’est nécessaire.',
    version: 'Version',
    draft: 'Votre brouillon',
    live: 'Ce que voient les visiteurs',
    name: 'Nom du dirigeant',
    email: 'Courriel du dirigeant',
    ask: 'Envoyer le lien par courriel',
    asking: 'Envoi…',
    asked: 'Votre dirigeant reçoit le lien par courriel.',
    list: 'Demandes et décisions',
    none: 'Aucune demande',
    noneText:
      'Les demandes et les décisions de votre dirigeant sont conservées ici, pour vous et pour l’organisme de réglementation.',
    waiting: 'En attente',
    expired: 'Expirée',
    revoked: 'Annulée',
    approved: 'Approuvée',
    changes: 'Modifications demandées',
    ofVersion: (version) => `Version ${version}`,
    sent: (name, email, moment) => `Envoyée à ${name}, ${email}, le ${moment}`,
    until: (moment) => `Valable jusqu’au ${moment}`,
    decided: (name, email, moment) => `Décision de ${name}, ${email}, le ${moment}`,
    findings: (count) =>
      count === 1
        ? 'Notre vérification avait trouvé une chose.'
        : `Notre vérification avait trouvé ${count} choses.`,
    revoke: 'Annuler le lien',
    revokeOf: (name) => `Annuler le lien de ${name}`,
    revoking: 'Annulation…'
  },
  move: {
    title: 'Jour du changement',
    text: 'Vous changez d’agence? Entrez la nouvelle dès maintenant. Le jour venu, tout votre site Web change d’un coup : nom, logo, adresse, votre titre, et l’ancien nom dans les textes de vos pages. Le nouveau dirigeant reçoit un lien pour l’examiner. Les articles, les inscriptions et les ententes sur les flux d’inscriptions ne changent pas : voyez-y vous-même.',
    at: 'Jour et heure',
    zone: (zone) => `Votre fuseau horaire : ${zone}`,
    logo: 'L’ancien logo est retiré. Ajoutez le nouveau dans l’éditeur après ce jour.',
    details: 'Nouvelle agence',
    designation: 'Votre titre là-bas (vide : comme maintenant)',
    broker: 'Nouveau dirigeant d’agence',
    plan: 'Planifier le changement',
    change: 'Modifier le plan',
    planning: 'Enregistrement…',
    planned: 'Votre changement est planifié.',
    cancel: 'Annuler le changement',
    cancelling: 'Annulation…',
    missing: 'Veuillez choisir un jour et une heure.',
    list: 'Dossier',
    none: 'Aucun changement',
    noneText:
      'Ce qui a été fait ce jour-là est conservé ici, pour vous et pour l’organisme de réglementation.',
    state: { cancelled: 'Annulé', done: 'Fait', planned: 'Planifié' },
    to: (name, moment) => `Vers ${name}, le ${moment}`,
    done: (from, to, moment) => `De ${from} à ${to}, fait le ${moment}`,
    versions: (published, draft, texts) =>
      `Version publiée : ${published ?? 'aucune'}. Brouillon : version ${draft}. Textes modifiés : ${texts}.`
  }
}

export const brokerageMessages: Translated<typeof en> = { en, fr }
