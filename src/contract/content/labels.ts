import type { Translated } from '#messages/language.ts'

/** Labels of the editor's fields and of a content file, apart from the forms' for smaller bundles. */

// The editor.
export const post_title: Translated<string> = { en: 'Title', fr: 'Titre' }
export const post_excerpt: Translated<string> = { en: 'Excerpt', fr: 'Extrait' }
export const post_main_image: Translated<string> = { en: 'Main picture', fr: 'Image principale' }
export const post_main_image_alt: Translated<string> = {
  en: 'What the main picture shows',
  fr: 'Ce que montre l’image principale'
}
export const post_description: Translated<string> = { en: 'Text', fr: 'Texte' }
export const title: Translated<string> = { en: 'Title', fr: 'Titre' }
export const content: Translated<string> = { en: 'Text', fr: 'Texte' }
export const policy_name: Translated<string> = { en: 'Address', fr: 'Adresse' }
export const faq_title: Translated<string> = { en: 'Question', fr: 'Question' }
export const faq_description: Translated<string> = { en: 'Answer', fr: 'Réponse' }
export const review: Translated<string> = { en: 'What they said', fr: 'Ce que la personne a dit' }
export const designation: Translated<string> = { en: 'Designation', fr: 'Titre professionnel' }
export const website: Translated<string> = { en: 'Website', fr: 'Site Web' }
export const reviewer_image: Translated<string> = { en: 'Picture', fr: 'Image' }
export const alt: Translated<string> = { en: 'What the picture shows', fr: 'Ce que montre l’image' }

// An imported content file.
export const plan_name: Translated<string> = { en: 'Plan name', fr: 'Nom du forfait' }
export const features: Translated<string> = { en: 'Feature', fr: 'Caractéristique' }
export const province_shortcode: Translated<string> = {
  en: 'Province code',
  fr: 'Code de la province'
}
export const province_name: Translated<string> = { en: 'Province name', fr: 'Nom de la province' }
export const agent_name: Translated<string> = { en: 'Agent name', fr: 'Nom du courtier' }
export const brokerage: Translated<string> = { en: 'Brokerage', fr: 'Agence' }
export const screenshot: Translated<string> = { en: 'Screenshot', fr: 'Capture d’écran' }
export const sample_address: Translated<string> = {
  en: 'Website address',
  fr: 'Adresse du site Web'
}
export const file_name: Translated<string> = { en: 'File name', fr: 'Nom du fichier' }
