import type { SequenceEnd } from '#rules/leads/sequences.ts'
import type { Translated } from '../language.ts'

/** The sequence that a person is in, and what their timeline says about sequences. */
const en = {
  title: 'Sequence',
  inIt: (name: string) => `In the sequence “${name}”.`,
  next: (at: string) => `Next email on ${at}.`,
  sending: 'An email is on its way.',
  progress: (sent: number, of: number) => `${sent} of ${of} emails sent.`,
  stop: 'Stop',
  stopping: 'Stopping…',
  stopped: 'They won’t get any more emails from this sequence.',
  none: 'Not in a sequence.',
  noneOn: 'None of your sequences is on.',
  choose: 'Add to a sequence',
  join: 'Add',
  joining: 'Adding…',
  joined: (name: string) => `Added to “${name}”.`,
  all: 'Your sequences',
  story: {
    joined: (name: string) => `Joined the sequence “${name}”`,
    sent: (subject: string) => `Sequence email: ${subject}`,
    left: (name: string) => `Left the sequence “${name}”`
  },
  ends: {
    finished: 'Every email was sent.',
    answered: 'They answered.',
    wrote: 'They wrote again.',
    contacted: 'You are in touch with them.',
    unsubscribed: 'They unsubscribed.',
    bounced: 'Emails to their address are bouncing.',
    no_consent: 'You don’t have consent to send more emails.',
    no_address: 'They have no email address.',
    closed: 'Their stage is closed or lost.',
    removed: 'You stopped it.',
    off: 'You turned the sequence off.',
    merged: 'They were merged with a person in a sequence.',
    failed: 'An email couldn’t be delivered.',
    erased: 'They were erased.'
  } satisfies Record<SequenceEnd, string>
}

const fr: typeof en = {
  title: 'Séquence',
  inIt: (name) => `Dans la séquence « ${name} ».`,
  next: (at) => `Prochain courriel le ${at}.`,
  sending: 'Un courriel est en route.',
  progress: (sent, of) => `Courriels envoyés : ${sent} sur ${of}.`,
  stop: 'Arrêter',
  stopping: 'Arrêt en cours…',
  stopped: 'Cette personne ne reçoit plus de courriels de la séquence.',
  none: 'Dans aucune séquence.',
  noneOn: 'Aucune de vos séquences n’est activée.',
  choose: 'Ajouter à une séquence',
  join: 'Ajouter',
  joining: 'Ajout…',
  joined: (name) => `Personne ajoutée à « ${name} ».`,
  all: 'Vos séquences',
  story: {
    joined: (name) => `Entrée dans la séquence « ${name} »`,
    sent: (subject) => `Courriel de séquence : ${subject}`,
    left: (name) => `Sortie de la séquence « ${name} »`
  },
  ends: {
    finished: 'Tous les courriels sont envoyés.',
    answered: 'La personne a répondu.',
    wrote: 'La personne a écrit de nouveau.',
    contacted: 'Vous êtes en contact.',
    unsubscribed: 'La personne s’est désabonnée.',
    bounced: 'Les courriels à son adresse reviennent.',
    no_consent: 'Aucun consentement ne permet d’autres courriels.',
    no_address: 'Pas d’adresse courriel.',
    closed: 'Son étape est conclue ou perdue.',
    removed: 'Vous l’avez arrêtée.',
    off: 'Vous avez désactivé la séquence.',
    merged: 'Fusion avec une personne déjà dans une séquence.',
    failed: 'Un courriel n’a pas pu être livré.',
    erased: 'La personne a été effacée.'
  }
}

export const personSequenceMessages: Translated<typeof en> = { en, fr }
