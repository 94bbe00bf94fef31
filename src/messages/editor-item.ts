import { listOf } from './list.ts'
import type { Translated } from './language.ts'

const fields = (count: number) => (count === 1 ? 'field' : 'fields')

/** The page that writes one post, policy, question or testimonial. */
const en = {
  alsoOpen: (names: readonly string[]) =>
    `${listOf(names)} ${names.length > 1 ? 'have' : 'has'} this open too.`,
  conflict: {
    compare: 'Compare',
    differences: 'Differences',
    hide: 'Hide differences',
    keepMine: 'Keep mine',
    keepTheirs: 'Keep theirs',
    label: 'Conflicting edits',
    nothingLost:
      'Nothing was overwritten. Your version is kept in this browser until you choose. The one you don’t choose stays in the history.',
    restoring: 'Restoring…',
    saved: 'Saved version',
    saving: 'Saving…',
    title: (name: string, moment: string) => `${name} saved this on ${moment}`,
    titleYou: (moment: string) =>
      `You saved this on ${moment}, and this browser has other text that wasn’t saved`,
    unsaved: 'Unsaved text',
    you: 'You',
    yours: {
      nothingLost:
        'Nothing was overwritten. Choose which text to continue with. The other one stays in the history.',
      keepMine: 'Continue with the unsaved text',
      keepTheirs: 'Continue with the saved text'
    }
  },
  deletedElsewhere:
    'This was deleted while you had it open. What you typed will be saved as a new draft.',
  fieldNotShown: (reason: string) => `The site couldn’t show this: ${reason}`,
  hints: {
    designation: 'For example: Broker, Halifax',
    excerpt: 'One or two sentences, shown in the list of posts and in search results.',
    faqAnswer: 'Leave a blank line to start a new paragraph.',
    postPicture: 'Shown above the text. Without one, we draw a street scene.',
    reviewerPicture: 'Shown in a window. Without one, we draw a person.',
    website: 'For example: https://amaraosei.ca'
  },
  leave: {
    anyway: 'Leave anyway',
    notKept: 'This browser can’t keep what you typed. If you leave, it will be lost.',
    kept: 'What you typed is kept in this browser and will be here when you come back.',
    title: 'Some changes aren’t saved'
  },
  preview: { desktop: 'Desktop', frame: 'Page preview', phone: 'Phone', screen: 'Screen' },
  restored: 'Your unsaved changes have been restored.',
  savedInOtherTab:
    'You saved this in another tab or on another device. Please check the newer version first.',
  saving: {
    conflict: 'Not saved: please choose a version above.',
    kept: 'Saved in this browser only: we can’t reach the server.',
    notKept: 'Not saved: we can’t reach the server.',
    saved: 'Saved',
    saving: 'Saving…',
    seeFields: (count: number) => `Not saved: please fix the ${fields(count)} below.`,
    tryAgain: 'Try again',
    unpublishable: (count: number) =>
      `Saved, but not ready to go live: please fix the ${fields(count)} below.`,
    unsaved: 'Not saved yet…'
  },
  view: 'View',
  views: { history: 'History', preview: 'Preview', write: 'Write' },
  wasDeleted: (title: string) => `“${title}” was deleted while you had it open.`
}

const champs = (count: number) => (count < 2 ? 'le champ' : 'les champs')

const fr: typeof en = {
  alsoOpen: (names) =>
    `${listOf(names, 'and', 'fr')} ${names.length > 1 ? 'ont' : 'a'} aussi ouvert ce contenu.`,
  conflict: {
    compare: 'Comparer',
    differences: 'Différences',
    hide: 'Masquer les différences',
    keepMine: 'Garder ma version',
    keepTheirs: 'Garder l’autre version',
    label: 'Modifications en conflit',
    nothingLost:
      'Rien n’a été remplacé. Votre version est conservée dans ce navigateur jusqu’à ce que vous choisissiez. Celle que vous ne choisissez pas reste dans l’historique.',
    restoring: 'Rétablissement…',
    saved: 'Version enregistrée',
    saving: 'Enregistrement…',
    title: (name, moment) => `${name} a enregistré ce contenu le ${moment}`,
    titleYou: (moment) =>
      `Vous avez enregistré ce contenu le ${moment}, et ce navigateur contient un autre texte non enregistré`,
    unsaved: 'Texte non enregistré',
    you: 'Vous',
    yours: {
      nothingLost:
        'Rien n’a été remplacé. Choisissez le texte avec lequel continuer. L’autre reste dans l’historique.',
      keepMine: 'Continuer avec le texte non enregistré',
      keepTheirs: 'Continuer avec le texte enregistré'
    }
  },
  deletedElsewhere:
    'Ce contenu a été supprimé pendant que vous l’aviez ouvert. Ce que vous avez tapé sera enregistré comme nouveau brouillon.',
  fieldNotShown: (reason) => `Le site n’a pas pu l’afficher : ${reason}`,
  hints: {
    designation: 'Par exemple : Courtière, Halifax',
    excerpt:
      'Une ou deux phrases, affichées dans la liste des articles et dans les résultats de recherche.',
    faqAnswer: 'Laissez une ligne vide pour commencer un nouveau paragraphe.',
    postPicture: 'Affichée au-dessus du texte. Sans image, nous dessinons une scène de rue.',
    reviewerPicture: 'Affichée dans une fenêtre. Sans image, nous dessinons une personne.',
    website: 'Par exemple : https://amaraosei.ca'
  },
  leave: {
    anyway: 'Quitter quand même',
    notKept:
      'Ce navigateur ne peut pas conserver ce que vous avez tapé. Si vous quittez la page, ce sera perdu.',
    kept: 'Ce que vous avez tapé est conservé dans ce navigateur et sera ici à votre retour.',
    title: 'Certaines modifications ne sont pas enregistrées'
  },
  preview: {
    desktop: 'Ordinateur',
    frame: 'Aperçu de la page',
    phone: 'Téléphone',
    screen: 'Écran'
  },
  restored: 'Vos modifications non enregistrées ont été rétablies.',
  savedInOtherTab:
    'Vous avez enregistré ce contenu dans un autre onglet ou sur un autre appareil. Veuillez d’abord vérifier la version plus récente.',
  saving: {
    conflict: 'Non enregistré : veuillez choisir une version ci-dessus.',
    kept: 'Enregistré dans ce navigateur seulement : le serveur ne répond pas.',
    notKept: 'Non enregistré : le serveur ne répond pas.',
    saved: 'Enregistré',
    saving: 'Enregistrement…',
    seeFields: (count) => `Non enregistré : veuillez corriger ${champs(count)} ci-dessous.`,
    tryAgain: 'Réessayer',
    unpublishable: (count) =>
      `Enregistré, mais pas prêt à être mis en ligne : veuillez corriger ${champs(count)} ci-dessous.`,
    unsaved: 'Pas encore enregistré…'
  },
  view: 'Vue',
  views: { history: 'Historique', preview: 'Aperçu', write: 'Rédaction' },
  wasDeleted: (title) => `« ${title} » a été supprimé pendant que vous l’aviez ouvert.`
}

export const editorItemMessages: Translated<typeof en> = { en, fr }
