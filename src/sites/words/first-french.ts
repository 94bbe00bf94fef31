import { ofInFrench } from '#rules/french-elision.ts'
import type { FirstWords } from './first-words.ts'

export const FIRST_FRENCH: FirstWords = {
  titles: {
    about: 'À propos',
    areas: 'Quartiers',
    contact: 'Me joindre',
    home: 'Accueil',
    homes: 'Propriétés',
    privacy: 'Confidentialité'
  },
  descriptions: {
    about: (name) => `Qui est ${name}, et comment communiquer.`,
    areas: (name) => `Les quartiers où travaille ${name}.`,
    contact: (name) => `Comment joindre ${name}.`,
    homes: (name) => `Propriétés présentées par ${name}.`,
    privacy: (name) => `Ce que devient ce que vous envoyez à ${name} au moyen de ce site Web.`
  },
  homeDescription: ({ brokerage, name }) =>
    `${name}, ${ofInFrench(brokerage)}, accompagne acheteurs et vendeurs de propriétés.`,
  headline: (city) =>
    city === '' ? 'Trouvez le chez-vous qui vous ressemble.' : `Trouvez votre chez-vous à ${city}.`,
  intro: ({ brokerage, name }) => `Avec ${brokerage}, ${name} accompagne acheteurs et vendeurs.`,
  aboutTitle: (name) => `Faites la connaissance ${ofInFrench(name)}`,
  about: ({ brokerage, name }) => [
    `Chez ${brokerage}, ${name} travaille avec acheteurs et vendeurs.`,
    'Vous songez à déménager? Parlez-m’en : où vous vivez, où vous aimeriez vivre et ce qui compte pour vous dans un chez-vous.'
  ],
  homesTitle: 'Propriétés à la une',
  searchTitle: 'Trouver une propriété',
  areasTitle: 'Quartiers',
  contactTitle: 'Parlons de votre projet',
  contactNote: 'Appelez, écrivez ou envoyez un message ici.',
  contactButton: 'Me joindre',
  officeTitle: 'Bureau',
  portrait: (name) => `Portrait ${ofInFrench(name)}`,
  logoOf: (name) => `Logo ${ofInFrench(name)}`,
  privacyTitle: 'Confidentialité'
}
