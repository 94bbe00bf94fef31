import type { Translated } from '../language.ts'

/** The dialog in which an agent answers a lead, and its templates. */
const en = {
  answer: 'Answer by email',
  title: (name: string) => `Answer ${name}`,
  what: 'the answer form',
  from: (from: string, to: string) => `From ${from} to ${to}.`,
  replies: {
    timeline: 'The reply appears on this timeline, and in your mailbox.',
    mailbox: (mailbox: string) => `The reply goes to ${mailbox}. It won’t be on this timeline.`
  },
  template: 'Template',
  noTemplate: 'None',
  subject: 'Subject',
  text: 'Message',
  send: 'Send',
  sending: 'Sending…',
  sent: (name: string) => `Your answer to ${name} is on its way.`,
  editTemplates: 'Edit templates',
  templates: {
    title: 'Templates',
    lede: 'We fill in the words in braces for each person.',
    add: 'New template',
    language: 'Language',
    languages: { en: 'English', fr: 'French' },
    name: 'Name',
    placeholders: 'You can use',
    preview: 'What this person will read',
    save: 'Save template',
    saving: 'Saving…',
    saved: (name: string) => `The template “${name}” is saved.`,
    remove: 'Delete',
    removing: 'Deleting…',
    removed: (name: string) => `The template “${name}” is deleted.`,
    removeTitle: (name: string) => `Delete “${name}”?`,
    removeText: 'Emails you sent with it stay on each person’s timeline.',
    edit: (name: string) => `Edit ${name}`,
    back: 'Back'
  }
}

const fr: typeof en = {
  answer: 'Répondre par courriel',
  title: (name) => `Répondre à ${name}`,
  what: 'le formulaire de réponse',
  from: (from, to) => `De ${from} à ${to}.`,
  replies: {
    timeline:
      'La réponse de la personne s’affichera dans cet historique et dans votre boîte de réception.',
    mailbox: (mailbox) =>
      `La réponse de la personne arrivera à ${mailbox} et ne s’affichera pas dans cet historique.`
  },
  template: 'Modèle',
  noTemplate: 'Aucun',
  subject: 'Objet',
  text: 'Message',
  send: 'Envoyer',
  sending: 'Envoi en cours…',
  sent: (name) => `Votre réponse à ${name} est en route.`,
  editTemplates: 'Modifier les modèles',
  templates: {
    title: 'Modèles',
    lede: 'Ce qui est entre accolades est rempli pour chaque personne.',
    add: 'Nouveau modèle',
    language: 'Langue',
    languages: { en: 'Anglais', fr: 'Français' },
    name: 'Nom',
    placeholders: 'Vous pouvez utiliser',
    preview: 'Ce que cette personne lira',
    save: 'Enregistrer le modèle',
    saving: 'Enregistrement…',
    saved: (name) => `Le modèle « ${name} » est enregistré.`,
    remove: 'Supprimer',
    removing: 'Suppression…',
    removed: (name) => `Le modèle « ${name} » est supprimé.`,
    removeTitle: (name) => `Supprimer « ${name} »?`,
    removeText: 'Les courriels envoyés avec ce modèle restent dans leur historique.',
    edit: (name) => `Modifier ${name}`,
    back: 'Retour'
  }
}

export const answerMessages: Translated<typeof en> = { en, fr }
