import type { Translated } from './language.ts'

/** The website builder: its panels, what is saved, and the preview. */
const en = {
  title: 'Website',
  theWebsite: 'your website',
  none: {
    title: 'Your website starts with account setup',
    text: 'Finish the six steps, and edit every page here.',
    action: 'Continue setup'
  },
  restored: 'Your unsaved changes have been restored.',
  undo: 'Undo',
  redo: 'Redo',
  editing: 'Edit your website',
  view: 'View',
  views: { edit: 'Edit', preview: 'Preview' },
  panel: 'Panel',
  panels: {
    page: 'Content',
    pages: 'Pages',
    design: 'Design',
    details: 'Details',
    check: 'Check',
    history: 'History'
  },
  saving: {
    saved: 'Saved',
    unsaved: 'Not saved yet',
    saving: 'Saving…',
    kept: 'We can’t reach the server. Your changes are kept in this browser until we can save them.',
    notKept:
      'We can’t reach the server, and this browser can’t keep your changes. Leave this page open.',
    conflict: 'Not saved: choose a version first.',
    refused: (message: string) => `Not saved: ${message}`,
    show: 'Show it',
    tryAgain: 'Try again'
  },
  conflict: {
    label: 'Two versions of your website',
    title: (moment: string) =>
      `Your website was saved somewhere else on ${moment}, and this browser has changes that weren’t saved`,
    nothingLost:
      'Nothing was overwritten. Choose which version to continue with. The other one stays in the history.',
    showOther: 'Show the saved version',
    showMine: 'Show this browser’s version',
    keepMine: 'Continue with this browser’s version',
    keepTheirs: 'Continue with the saved version',
    saving: 'Saving…',
    restoring: 'Restoring…'
  },
  preview: {
    label: 'Preview',
    frame: 'Your website',
    screen: 'Screen',
    screens: { phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop' },
    language: 'Language of the preview',
    hint: 'Press words to edit them right there, or any part of the page to open its fields.',
    viewing: (moment: string) => `This is the version of ${moment}.`,
    backToEdits: 'Back to your edits'
  },
  languages: { en: 'English', fr: 'French' },
  inLanguage: (label: string, language: string) => `${label} (${language})`
}

const fr: typeof en = {
  title: 'Site Web',
  theWebsite: 'votre site Web',
  none: {
    title: 'Votre site Web commence par la configuration du compte',
    text: 'Terminez les six étapes, puis modifiez chaque page ici.',
    action: 'Poursuivre la configuration'
  },
  restored: 'Vos modifications non enregistrées ont été rétablies.',
  undo: 'Annuler la modification',
  redo: 'Rétablir la modification',
  editing: 'Modifier votre site Web',
  view: 'Affichage',
  views: { edit: 'Modifier', preview: 'Aperçu' },
  panel: 'Panneau',
  panels: {
    page: 'Contenu',
    pages: 'Pages',
    design: 'Apparence',
    details: 'Coordonnées',
    check: 'Vérification',
    history: 'Historique'
  },
  saving: {
    saved: 'Enregistré',
    unsaved: 'Pas encore enregistré',
    saving: 'Enregistrement…',
    kept: 'Le serveur est injoignable. Vos modifications restent dans ce navigateur jusqu’à leur enregistrement.',
    notKept:
      'Le serveur est injoignable, et ce navigateur ne peut pas conserver vos modifications. Gardez cette page ouverte.',
    conflict: 'Non enregistré : choisissez d’abord une version.',
    refused: (message) => `Non enregistré : ${message}`,
    show: 'Voir où',
    tryAgain: 'Réessayer'
  },
  conflict: {
    label: 'Deux versions de votre site Web',
    title: (moment) =>
      `Votre site Web a été enregistré ailleurs le ${moment}, et ce navigateur contient des modifications non enregistrées`,
    nothingLost:
      'Rien n’a été remplacé. Choisissez la version avec laquelle continuer. L’autre reste dans l’historique.',
    showOther: 'Voir la version enregistrée',
    showMine: 'Voir la version de ce navigateur',
    keepMine: 'Continuer avec la version de ce navigateur',
    keepTheirs: 'Continuer avec la version enregistrée',
    saving: 'Enregistrement…',
    restoring: 'Restauration…'
  },
  preview: {
    label: 'Aperçu',
    frame: 'Votre site Web',
    screen: 'Écran',
    screens: { phone: 'Téléphone', tablet: 'Tablette', desktop: 'Ordinateur' },
    language: 'Langue de l’aperçu',
    hint: 'Appuyez sur un texte pour le modifier sur place, ou sur une partie de la page pour ouvrir ses champs.',
    viewing: (moment) => `Voici la version du ${moment}.`,
    backToEdits: 'Revenir à vos modifications'
  },
  languages: { en: 'Anglais', fr: 'Français' },
  inLanguage: (label, language) => `${label} (${language.toLowerCase()})`
}

export const websiteBuilderMessages: Translated<typeof en> = { en, fr }
