import { ofInFrench } from '#rules/french-elision.ts'
import type { Translated } from './language.ts'

/** The dashboard's page about the brokerage: the broker's approval, and the change of brokerage. */
const en = {
  title: 'Brokerage',
  what: 'your brokerage’s page',
  print: 'Print this page',
  stamps: {
    title: 'Broker’s approval',
    text: 'Your broker of record gets a link by email, sees this version and what our check found, and approves it or asks for changes. They don’t need an account.',
    version: 'Version',
    draft: 'Your draft',
    live: 'What visitors see',
    name: 'Broker’s name',
    email: 'Broker’s email',
    ask: 'Email the link',
    asking: 'Sending…',
    asked: 'We’re emailing your broker the link.',
    list: 'Requests and decisions',
    none: 'No request yet',
    noneText: 'We keep every request and your broker’s decision here, for you and your regulator.',
    waiting: 'Waiting',
    expired: 'Expired',
    revoked: 'Ended',
    approved: 'Approved',
    changes: 'Changes requested',
    ofVersion: (version: number) => `Version ${version}`,
    sent: (name: string, email: string, moment: string) =>
      `Sent to ${name}, ${email}, on ${moment}`,
    until: (moment: string) => `Works until ${moment}`,
    decided: (name: string, email: string, moment: string) =>
      `Decided by ${name}, ${email}, on ${moment}`,
    findings: (count: number) =>
      count === 0
        ? 'Our check found nothing.'
        : count === 1
          ? 'Our check found one thing to look at.'
          : `Our check found ${count} things to look at.`,
    revoke: 'End link',
    revokeOf: (name: string) => `End link: ${name}`,
    revoking: 'Ending…'
  },
  move: {
    title: 'Moving day',
    text: 'Changing brokerages? Enter the new one now. On the day, your whole website changes at once: name, logo, address, your title, and the old name, phone and email in your pages’ texts, unless the phone or email is yours too. The new broker gets a link to review it. Your posts, homes, feed agreements and the emails you’ve prepared (templates, sequences and scheduled emails) don’t change, so please update them yourself.',
    at: 'Day and time',
    zone: (zone: string) => `Your time zone: ${zone}`,
    logo: 'The old logo is removed that day. Without a new one here, the website shows none until you add it in the website builder.',
    details: 'New brokerage',
    designation: 'Your title there, if it changes',
    broker: 'New broker of record',
    plan: 'Plan the move',
    change: 'Update the move',
    planning: 'Saving…',
    planned: 'Your move is planned.',
    cancel: 'Cancel the move',
    cancelling: 'Cancelling…',
    missing: 'Please choose a day and a time.',
    what: 'your moves',
    list: 'Record of moves',
    none: 'No move yet',
    noneText: 'We keep what changed on the day here, for you and your regulator.',
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
    asked: 'Nous envoyons le lien par courriel à votre dirigeant.',
    list: 'Demandes et décisions',
    none: 'Aucune demande',
    noneText:
      'Nous conservons ici chaque demande et la décision de votre dirigeant, pour vous et pour l’organisme de réglementation.',
    waiting: 'En attente',
    expired: 'Expirée',
    revoked: 'Annulée',
    approved: 'Approuvée',
    changes: 'Modifications demandées',
    ofVersion: (version) => `Version ${version}`,
    sent: (name, email, moment) => `Envoyée à ${name}, ${email}, le ${moment}`,
    until: (moment) => `Valable jusqu’au ${moment}`,
    decided: (name, email, moment) => `Décision ${ofInFrench(name)}, ${email}, le ${moment}`,
    findings: (count) =>
      count === 0
        ? 'Notre vérification n’a rien trouvé.'
        : count === 1
          ? 'Notre vérification a trouvé une chose à examiner.'
          : `Notre vérification a trouvé ${count} choses à examiner.`,
    revoke: 'Annuler le lien',
    revokeOf: (name) => `Annuler le lien ${ofInFrench(name)}`,
    revoking: 'Annulation…'
  },
  move: {
    title: 'Jour du changement',
    text: 'Vous changez d’agence? Entrez la nouvelle dès maintenant. Le jour venu, tout votre site Web change d’un coup : nom, logo, adresse, votre titre, et, dans les textes de vos pages, l’ancien nom, l’ancien téléphone et l’ancien courriel, sauf le téléphone ou le courriel qui est aussi le vôtre. Le nouveau dirigeant reçoit un lien pour l’examiner. Les articles, les inscriptions, les ententes sur les flux d’inscriptions et les courriels que vous avez préparés (modèles, séquences et envois planifiés) ne changent pas : mettez-les à jour vous-même.',
    at: 'Jour et heure',
    zone: (zone) => `Votre fuseau horaire : ${zone}`,
    logo: 'L’ancien logo est retiré ce jour-là. Sans nouveau logo ici, le site Web n’en affiche aucun jusqu’à ce que vous en ajoutiez un dans l’éditeur de site Web.',
    details: 'Nouvelle agence',
    designation: 'Votre titre là-bas, s’il change',
    broker: 'Nouveau dirigeant d’agence',
    plan: 'Planifier le changement',
    change: 'Modifier le changement',
    planning: 'Enregistrement…',
    planned: 'Votre changement est planifié.',
    cancel: 'Annuler le changement',
    cancelling: 'Annulation…',
    missing: 'Veuillez choisir un jour et une heure.',
    what: 'vos changements d’agence',
    list: 'Registre des changements',
    none: 'Aucun changement',
    noneText:
      'Nous conservons ici ce qui a changé ce jour-là, pour vous et pour l’organisme de réglementation.',
    state: { cancelled: 'Annulé', done: 'Fait', planned: 'Planifié' },
    to: (name, moment) => `Vers ${name}, le ${moment}`,
    done: (from, to, moment) => `Passage ${ofInFrench(from)} à ${to}, fait le ${moment}`,
    versions: (published, draft, texts) =>
      `Version publiée : ${published ?? 'aucune'}. Brouillon : version ${draft}. Textes modifiés : ${texts}.`
  }
}

export const brokerageMessages: Translated<typeof en> = { en, fr }
