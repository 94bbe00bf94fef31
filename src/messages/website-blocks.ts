import { calculatorClaims } from './claims/calculators.ts'
import type { Translated } from './language.ts'

/** The blocks of a website, as the builder names them. */
const en = {
  names: {
    hero: 'Opening',
    about: 'About me',
    homes: 'Featured homes',
    search: 'Home search',
    areas: 'Areas',
    testimonials: 'Testimonials',
    questions: 'Questions and answers',
    text: 'Text',
    'picture-text': 'Picture with text',
    gallery: 'Gallery',
    video: 'Video',
    figures: 'Figures',
    action: 'Call to action',
    contact: 'Contact form',
    valuation: 'Home valuation form',
    office: 'Office and hours',
    payment: calculatorClaims.en.paymentBlock,
    'transfer-tax': calculatorClaims.en.transferTax,
    logos: 'Logos',
    posts: 'Blog posts'
  },
  purposes: {
    hero: 'A headline with a picture, at the top of a page.',
    about: 'Your story with your picture.',
    homes: 'Your listings.',
    search: 'A form that filters your listings.',
    areas: 'The neighbourhoods you know.',
    testimonials: 'What your clients say.',
    questions: 'What people often ask you.',
    text: 'A title and paragraphs.',
    'picture-text': 'A picture beside a text.',
    gallery: 'Several pictures.',
    video: 'A video from YouTube or Vimeo.',
    figures: 'A few numbers with their labels.',
    action: 'A short invitation with a button.',
    contact: 'Visitors write to you.',
    valuation: 'Visitors ask what their home is worth.',
    office: 'Your address and opening hours.',
    payment: 'What a mortgage would cost each month.',
    'transfer-tax': 'What a buyer pays for the transfer of a home.',
    logos: 'Partners, awards and associations.',
    posts: 'Your newest posts.'
  }
}

const fr: typeof en = {
  names: {
    hero: 'Ouverture',
    about: 'À propos de moi',
    homes: 'Propriétés en vedette',
    search: 'Recherche de propriétés',
    areas: 'Quartiers',
    testimonials: 'Témoignages',
    questions: 'Questions et réponses',
    text: 'Texte',
    'picture-text': 'Image avec texte',
    gallery: 'Galerie',
    video: 'Vidéo',
    figures: 'Chiffres',
    action: 'Invitation',
    contact: 'Formulaire de contact',
    valuation: 'Formulaire d’évaluation',
    office: 'Bureau et heures',
    payment: calculatorClaims.fr.paymentBlock,
    'transfer-tax': calculatorClaims.fr.transferTax,
    logos: 'Logos',
    posts: 'Articles de blogue'
  },
  purposes: {
    hero: 'Un grand titre avec une image, en haut d’une page.',
    about: 'Votre histoire avec votre photo.',
    homes: 'Vos inscriptions.',
    search: 'Un formulaire qui filtre vos inscriptions.',
    areas: 'Les quartiers que vous connaissez.',
    testimonials: 'Ce que disent vos clients.',
    questions: 'Ce qu’on vous demande souvent.',
    text: 'Un titre et des paragraphes.',
    'picture-text': 'Une image à côté d’un texte.',
    gallery: 'Plusieurs images.',
    video: 'Une vidéo de YouTube ou de Vimeo.',
    figures: 'Quelques chiffres et leurs libellés.',
    action: 'Une courte invitation avec un bouton.',
    contact: 'Les visiteurs vous écrivent.',
    valuation: 'Les visiteurs demandent la valeur de leur propriété.',
    office: 'Votre adresse et vos heures d’ouverture.',
    payment: 'Ce que coûterait un prêt hypothécaire chaque mois.',
    'transfer-tax': 'Ce que paie un acheteur pour le transfert d’une propriété.',
    logos: 'Partenaires, prix et associations.',
    posts: 'Vos articles les plus récents.'
  }
}

export const websiteBlocksMessages: Translated<typeof en> = { en, fr }
