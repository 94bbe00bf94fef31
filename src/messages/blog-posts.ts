import type { Translated } from './language.ts'

/** The posts of the agent's own website, in the dashboard. */
const en = {
  title: 'Blog posts',
  lede: 'Posts on your own website. Visitors find them under Blog once the first one is published.',
  thePosts: 'your posts',
  thePost: 'this post',
  theVersions: 'the versions',
  add: 'New post',
  none: 'No posts yet',
  noneHint: 'Answer a question that clients often ask you. That’s a good first post.',
  noWebsite: {
    title: 'Your posts need a website',
    text: 'Finish account setup, and write your first post here.',
    action: 'Continue setup'
  },
  closed: 'Visitors can’t see your website at the moment, so they can’t see its posts.',
  untitled: 'Untitled',
  columns: { title: 'Title', state: 'Status', language: 'Language', updated: 'Last saved' },
  languages: { en: 'English', fr: 'French' },
  states: {
    changed: 'Changed',
    draft: 'Draft',
    published: 'Published',
    scheduled: 'Scheduled',
    scheduledFor: (moment: string) => `Scheduled for ${moment}`
  },
  deleted: (title: string) => `“${title}” was deleted.`,
  putBack: 'Undo',
  puttingBack: 'Undoing…',
  deletedElsewhere:
    'This post was deleted on another device or in another tab. What you typed here is now a new post.',
  wasDeleted: 'This post was deleted on another device or in another tab.',
  restored: 'Your unsaved changes have been restored.',
  published: 'Your post is published.',
  unpublished: 'Your post is unpublished.',
  view: 'View',
  views: { write: 'Write', preview: 'Preview', history: 'History' },
  fields: {
    title: 'Title',
    slug: 'Address',
    description: 'Description',
    language: 'Language',
    cover: 'Cover picture',
    body: 'Text'
  },
  hints: {
    slugAuto: 'Leave it empty, and it’s made from the title.',
    slugLive: 'If you change it, links to the old address stop working.',
    address: (path: string) => `Opens at ${path}`,
    description: 'A sentence or two for lists, search engines and shared links.',
    language: 'The post appears on this side of your website only.'
  },
  preview: {
    label: 'Preview',
    hint: 'As visitors will see it',
    frame: 'Preview of the post'
  },
  publish: {
    label: 'On your website',
    publish: 'Publish',
    publishChanges: 'Publish changes',
    publishing: 'Publishing…',
    open: 'View on your website',
    unpublish: 'Unpublish',
    unpublishing: 'Unpublishing…',
    delete: 'Delete',
    deleting: 'Deleting…'
  },
  status: {
    new: 'Nothing is saved yet.',
    draft: 'Visitors can’t see this post yet.',
    published: 'Visitors see this version.',
    changed: 'Visitors still see the version you published before.',
    scheduled: (moment: string) => `This post will be published on ${moment}.`
  },
  saving: {
    refused: 'Not saved: please check the marked fields.',
    unpublishable: 'Saved, but not published: please check the marked fields.'
  },
  conflict: {
    label: 'Two versions of this post',
    title: (moment: string) =>
      `This post was saved somewhere else on ${moment}, and this browser has changes that weren’t saved`,
    nothingLost:
      'Nothing was overwritten. Choose which version to continue with. The other one stays in the history.',
    showOther: 'Show the saved version',
    showMine: 'Show this browser’s version',
    keepMine: 'Continue with this browser’s version',
    keepTheirs: 'Continue with the saved version',
    saving: 'Saving…',
    restoring: 'Restoring…'
  },
  history: {
    title: 'Versions',
    nothing: 'Nothing is saved yet',
    nothingHint: 'Every version that you save will be listed here.',
    newest: 'Newest',
    live: 'Published',
    wasLive: (moment: string) => `Was published on ${moment}`,
    restore: 'Restore',
    restoreVersion: (moment: string) => `Restore the version of ${moment}`,
    restoring: 'Restoring…'
  }
}

const fr: typeof en = {
  title: 'Articles de blogue',
  lede: 'Les articles de votre propre site Web. Les visiteurs les trouvent sous Blogue dès que le premier est publié.',
  thePosts: 'vos articles',
  thePost: 'cet article',
  theVersions: 'les versions',
  add: 'Nouvel article',
  none: 'Aucun article pour l’instant',
  noneHint: 'Répondez à une question que vos clients vous posent souvent : c’est un bon début.',
  noWebsite: {
    title: 'Vos articles ont besoin d’un site Web',
    text: 'Terminez la configuration du compte, puis écrivez votre premier article ici.',
    action: 'Poursuivre la configuration'
  },
  closed: 'Les visiteurs ne peuvent pas voir votre site Web en ce moment, ni donc ses articles.',
  untitled: 'Sans titre',
  columns: {
    title: 'Titre',
    state: 'État',
    language: 'Langue',
    updated: 'Dernier enregistrement'
  },
  languages: { en: 'Anglais', fr: 'Français' },
  states: {
    changed: 'Modifié',
    draft: 'Brouillon',
    published: 'Publié',
    scheduled: 'Planifié',
    scheduledFor: (moment) => `Planifié pour le ${moment}`
  },
  deleted: (title) => `« ${title} » a été supprimé.`,
  putBack: 'Annuler',
  puttingBack: 'Annulation…',
  deletedElsewhere:
    'Cet article a été supprimé sur un autre appareil ou dans un autre onglet. Ce que vous avez écrit ici devient un nouvel article.',
  wasDeleted: 'Cet article a été supprimé sur un autre appareil ou dans un autre onglet.',
  restored: 'Vos modifications non enregistrées ont été rétablies.',
  published: 'Votre article est publié.',
  unpublished: 'Votre article n’est plus publié.',
  view: 'Affichage',
  views: { write: 'Écrire', preview: 'Aperçu', history: 'Historique' },
  fields: {
    title: 'Titre',
    slug: 'Adresse',
    description: 'Description',
    language: 'Langue',
    cover: 'Image de couverture',
    body: 'Texte'
  },
  hints: {
    slugAuto: 'Laissez-la vide : elle sera tirée du titre.',
    slugLive: 'Si vous la changez, les liens vers l’ancienne adresse ne fonctionneront plus.',
    address: (path) => `S’ouvre à ${path}`,
    description:
      'Une phrase ou deux pour les listes, les moteurs de recherche et les liens partagés.',
    language: 'L’article paraît seulement de ce côté de votre site Web.'
  },
  preview: {
    label: 'Aperçu',
    hint: 'Comme les visiteurs le verront',
    frame: 'Aperçu de l’article'
  },
  publish: {
    label: 'Sur votre site Web',
    publish: 'Publier',
    publishChanges: 'Publier les modifications',
    publishing: 'Publication…',
    open: 'Voir sur votre site Web',
    unpublish: 'Retirer de la publication',
    unpublishing: 'Retrait…',
    delete: 'Supprimer',
    deleting: 'Suppression…'
  },
  status: {
    new: 'Rien n’est encore enregistré.',
    draft: 'Les visiteurs ne voient pas encore cet article.',
    published: 'Les visiteurs voient cette version.',
    changed: 'Les visiteurs voient encore la version publiée auparavant.',
    scheduled: (moment) => `Cet article sera publié le ${moment}.`
  },
  saving: {
    refused: 'Non enregistré : veuillez vérifier les champs marqués.',
    unpublishable: 'Enregistré, mais non publié : veuillez vérifier les champs marqués.'
  },
  conflict: {
    label: 'Deux versions de cet article',
    title: (moment) =>
      `Cet article a été enregistré ailleurs le ${moment}, et ce navigateur contient des modifications non enregistrées`,
    nothingLost:
      'Rien n’a été remplacé. Choisissez la version à poursuivre. L’autre reste dans l’historique.',
    showOther: 'Afficher la version enregistrée',
    showMine: 'Afficher la version de ce navigateur',
    keepMine: 'Poursuivre avec la version de ce navigateur',
    keepTheirs: 'Poursuivre avec la version enregistrée',
    saving: 'Enregistrement…',
    restoring: 'Restauration…'
  },
  history: {
    title: 'Versions',
    nothing: 'Rien n’est encore enregistré',
    nothingHint: 'Chaque version que vous enregistrez figurera ici.',
    newest: 'La plus récente',
    live: 'Publiée',
    wasLive: (moment) => `A été publiée le ${moment}`,
    restore: 'Restaurer',
    restoreVersion: (moment) => `Restaurer la version du ${moment}`,
    restoring: 'Restauration…'
  }
}

export const blogMessages: Translated<typeof en> = { en, fr }
