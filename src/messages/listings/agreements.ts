import type { Translated } from '../language.ts'

/** The agreements with boards that an agent follows. */
const en = {
  title: 'Agreements',
  lede: 'Track whose turn it is, since when, and where the document is. A feed’s homes are shown once its agreements are signed.',
  guide: 'How to get them signed',
  none: 'No agreement is recorded',
  noneHint: 'Record the first one, and we’ll remind you of it on the day you choose.',
  needed: 'Needed by your feed',
  add: 'Record an agreement',
  record: 'Record',
  recordOf: (agreement: string, board: string) => `Record: ${agreement}, ${board}`,
  change: 'Change',
  changeOf: (agreement: string, board: string) => `Change: ${agreement}, ${board}`,
  remove: 'Remove',
  removeOf: (agreement: string, board: string) => `Remove: ${agreement}, ${board}`,
  removed: (agreement: string, board: string) => `${agreement}, ${board}, was removed.`,
  putBack: 'Undo',
  puttingBack: 'Undoing…',
  since: (day: string) => `since ${day}`,
  signedOn: (day: string) => `on ${day}`,
  remindOn: (day: string) => `Reminder on ${day}`,
  document: 'Open the document',
  form: {
    title: 'Agreement',
    board: 'Board',
    kind: 'Agreement',
    turn: 'Whose turn is it?',
    signedOn: 'Signed on',
    signedHint: 'The day of the last signature.',
    link: 'Link to the document',
    linkHint:
      'For example on your board’s website or in your own cloud folder. We don’t store the file.',
    note: 'Note',
    remindOn: 'Remind me on',
    remindHint: 'We’ll email you that morning, unless it’s signed by then.',
    save: 'Save',
    saving: 'Saving…'
  },
  saved: 'Saved.'
}

const fr: typeof en = {
  title: 'Ententes',
  lede: 'Suivez à qui est le tour, depuis quand, et où est le document. Les inscriptions d’un flux paraissent dès que ses ententes sont signées.',
  guide: 'Comment les faire signer',
  none: 'Aucune entente n’est inscrite',
  noneHint: 'Inscrivez la première; nous vous la rappellerons le jour que vous choisirez.',
  needed: 'Exigée par votre flux',
  add: 'Inscrire une entente',
  record: 'Inscrire',
  recordOf: (agreement, board) => `Inscrire : ${agreement}, ${board}`,
  change: 'Modifier',
  changeOf: (agreement, board) => `Modifier : ${agreement}, ${board}`,
  remove: 'Retirer',
  removeOf: (agreement, board) => `Retirer : ${agreement}, ${board}`,
  removed: (agreement, board) => `Retirée : ${agreement}, ${board}.`,
  putBack: 'Annuler',
  puttingBack: 'Annulation…',
  since: (day) => `depuis le ${day}`,
  signedOn: (day) => `le ${day}`,
  remindOn: (day) => `Rappel le ${day}`,
  document: 'Ouvrir le document',
  form: {
    title: 'Entente',
    board: 'Chambre immobilière',
    kind: 'Entente',
    turn: 'À qui le tour?',
    signedOn: 'Signée le',
    signedHint: 'Le jour de la dernière signature.',
    link: 'Lien vers le document',
    linkHint:
      'Par exemple sur le site de votre chambre immobilière ou dans votre dossier infonuagique. Nous ne conservons pas le fichier.',
    note: 'Note',
    remindOn: 'Me le rappeler le',
    remindHint: 'Nous vous écrirons ce matin-là, sauf si elle est signée d’ici là.',
    save: 'Enregistrer',
    saving: 'Enregistrement…'
  },
  saved: 'Enregistré.'
}

export const agreementMessages: Translated<typeof en> = { en, fr }
