import { listOf } from './list.ts'
import type { Translated } from './language.ts'

/** The French of an item, beside its English. */
const en = {
  complete: 'Every text has French.',
  /** Of a version that is on the site. */
  consequences: {
    faq: 'Without its French, this question isn’t on the French pages.',
    policy: 'Without its French, this policy has no French page.',
    post: 'Without its French, this post isn’t on the French pages.',
    testimonial: 'Without its French, this testimonial isn’t on the French pages.'
  },
  /** Of one that isn't. */
  consequencesLater: {
    faq: 'If you publish this question without its French, it won’t be on the French pages.',
    policy: 'If you publish this policy without its French, it won’t have a French page.',
    post: 'If you publish this post without its French, it won’t be on the French pages.',
    testimonial:
      'If you publish this testimonial without its French, it won’t be on the French pages.'
  },
  earlier: 'The English has changed since it was translated.',
  english: 'English',
  englishChanged:
    'The English was changed while you wrote this. Please check your French against it.',
  englishUnsaved: 'The English has changes that aren’t saved. These are its last saved texts.',
  french: 'French',
  frenchChanged: 'Other French was saved while you wrote this. Saving yours replaces it:',
  goesLive: 'This version is on the site, so its French goes live when you save it.',
  inEnglish: (label: string) => `${label} (English)`,
  inFrench: (label: string) => `${label} (French)`,
  language: 'Language of the texts',
  languages: { en: 'English', fr: 'Français' },
  missing: (labels: readonly string[]) => `No French yet: ${listOf(labels)}.`,
  nothing: 'Nothing to translate yet',
  nothingHint: 'The saved version has no text in English.',
  notLive: 'The French of texts that aren’t on the site yet goes live when you publish them.',
  save: 'Save French',
  seeFields: (count: number) =>
    `Not saved: please fix the marked ${count === 1 ? 'field' : 'fields'}.`,
  shared: 'Another item on the site has the same English, and so the same French.',
  startFromEarlier: 'Start from the earlier French',
  theFrench: 'the French',
  useSaved: 'Use the saved French',
  view: 'View in French'
}

const fr: typeof en = {
  complete: 'Tous les textes sont traduits.',
  consequences: {
    faq: 'Sans ses textes français, cette question n’est pas dans les pages françaises.',
    policy: 'Sans ses textes français, cette politique n’a pas de page française.',
    post: 'Sans ses textes français, cet article n’est pas dans les pages françaises.',
    testimonial: 'Sans ses textes français, ce témoignage n’est pas dans les pages françaises.'
  },
  consequencesLater: {
    faq: 'Si vous publiez cette question sans ses textes français, elle ne sera pas dans les pages françaises.',
    policy:
      'Si vous publiez cette politique sans ses textes français, elle n’aura pas de page française.',
    post: 'Si vous publiez cet article sans ses textes français, il ne sera pas dans les pages françaises.',
    testimonial:
      'Si vous publiez ce témoignage sans ses textes français, il ne sera pas dans les pages françaises.'
  },
  earlier: 'L’anglais a changé depuis sa traduction.',
  english: 'Anglais',
  englishChanged:
    'L’anglais a été modifié pendant que vous écriviez. Veuillez y comparer votre texte français.',
  englishUnsaved:
    'L’anglais contient des modifications non enregistrées. Voici ses derniers textes enregistrés.',
  french: 'Français',
  frenchChanged:
    'Un autre texte français a été enregistré pendant que vous écriviez. Enregistrer le vôtre le remplace :',
  goesLive:
    'Cette version est sur le site : ses textes français sont mis en ligne dès que vous les enregistrez.',
  inEnglish: (label) => `${label} (anglais)`,
  inFrench: (label) => `${label} (français)`,
  language: 'Langue des textes',
  languages: { en: 'English', fr: 'Français' },
  missing: (labels) => `Pas encore traduits : ${listOf(labels, 'and', 'fr')}.`,
  nothing: 'Rien à traduire pour l’instant',
  nothingHint: 'La version enregistrée n’a aucun texte en anglais.',
  notLive:
    'Le français des textes qui ne sont pas encore sur le site est mis en ligne quand vous les publiez.',
  save: 'Enregistrer le français',
  seeFields: (count) =>
    `Non enregistré : veuillez corriger ${count < 2 ? 'le champ indiqué' : 'les champs indiqués'}.`,
  shared: 'Un autre élément du site a le même texte anglais, et donc le même texte français.',
  startFromEarlier: 'Partir de l’ancien texte français',
  theFrench: 'les textes français',
  useSaved: 'Utiliser le texte français enregistré',
  view: 'Voir en français'
}

export const editorFrenchMessages: Translated<typeof en> = { en, fr }
