import { productClaims } from './claims/product.ts'
import type { Translated } from './language.ts'

/** The designs, seen with a visitor's name before they register. */
const en = {
  title: 'See it with your name',
  lede: productClaims.en.namedDesigns,
  privately: productClaims.en.namedPrivately,
  unscripted:
    'Your browser has JavaScript turned off, so the designs can’t be filled in with your name. The samples below open without it.',
  name: 'Your name',
  brokerage: 'Brokerage',
  city: 'City',
  optional: 'optional',
  show: 'Show the designs',
  nameMissing: 'Type your name first.',
  /** The name follows. */
  shownFor: (count: number) =>
    count === 1 ? 'One design with the name ' : `${count} designs with the name `,
  frame: (template: string) => `The ${template} design with your name`,
  open: { shown: 'See the page', spoken: (template: string) => ` in the ${template} design` },
  use: { shown: 'Use this design', spoken: (template: string) => `: ${template}` }
}

const fr: typeof en = {
  title: 'Voyez-le à votre nom',
  lede: productClaims.fr.namedDesigns,
  privately: productClaims.fr.namedPrivately,
  unscripted:
    'JavaScript est désactivé dans votre navigateur : les modèles ne peuvent donc pas être remplis à votre nom. Les exemples ci-dessous s’ouvrent quand même.',
  name: 'Votre nom',
  brokerage: 'Agence',
  city: 'Ville',
  optional: '(facultatif)',
  show: 'Afficher les modèles',
  nameMissing: 'Tapez d’abord votre nom.',
  shownFor: (count) => (count === 1 ? 'Un modèle au nom de ' : `${count} modèles au nom de `),
  frame: (template) => `Le modèle ${template} à votre nom`,
  open: { shown: 'Voir la page', spoken: (template) => ` dans le modèle ${template}` },
  use: { shown: 'Utiliser ce modèle', spoken: (template) => ` : ${template}` }
}

export const namedDesignsMessages: Translated<typeof en> = { en, fr }
