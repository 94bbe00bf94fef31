import { calculatorClaims } from '../claims/calculators.ts'
import type { Translated } from '../language.ts'

/** The calculators of a purchase: their list and their pages. What they answer is in the websites' words. */
const en = {
  trail: { home: 'Home', calculators: 'Calculators' },
  page: {
    title: 'Calculators',
    description:
      'Mortgage payments, land transfer tax and the cash needed at closing in Canada, from figures that name their source and the day we checked them.',
    lede: 'What a home costs beyond its price. Every figure names its source and the day we checked it.'
  },
  payment: {
    title: calculatorClaims.en.payment,
    description:
      'A Canadian mortgage’s payment, its default insurance and the stress test, with rates compounded twice a year.',
    lede: 'Enter the rate that a lender offered you; we don’t guess one.'
  },
  'land-transfer-tax': {
    title: calculatorClaims.en.transferTax,
    description:
      'Land transfer tax, property transfer tax, welcome tax and registration fees by province and city, with the relief for first-time buyers.',
    lede: 'By province and city, with the relief for first-time buyers. We leave out places whose figures we couldn’t check.'
  },
  'closing-costs': {
    title: calculatorClaims.en.closingCosts,
    description:
      'The cash that a purchase takes on closing day: down payment, land transfer tax, the tax on mortgage insurance and your own costs.',
    lede: 'The down payment, the taxes and your own costs, added up.'
  }
}

const fr: typeof en = {
  trail: { home: 'Accueil', calculators: 'Calculatrices' },
  page: {
    title: 'Calculatrices',
    description:
      'Versements hypothécaires, droits de mutation et comptant requis à la clôture au Canada, à partir de chiffres qui indiquent leur source et le jour de leur vérification.',
    lede: 'Ce que coûte une propriété en plus de son prix. Chaque chiffre indique sa source et le jour de sa vérification.'
  },
  payment: {
    title: calculatorClaims.fr.payment,
    description:
      'Le versement d’un prêt hypothécaire canadien, son assurance et le taux admissible minimal, avec un taux composé deux fois par an.',
    lede: 'Entrez le taux qu’un prêteur vous a offert\u00a0: nous n’en supposons aucun.'
  },
  'land-transfer-tax': {
    title: calculatorClaims.fr.transferTax,
    description:
      'Droits de mutation, taxe de bienvenue et frais d’enregistrement par province et par ville, avec l’allègement pour un premier achat.',
    lede: 'Par province et par ville, avec l’allègement pour un premier achat. Nous laissons de côté les endroits dont nous n’avons pas pu vérifier les chiffres.'
  },
  'closing-costs': {
    title: calculatorClaims.fr.closingCosts,
    description:
      'Le comptant qu’exige un achat le jour de la clôture\u00a0: mise de fonds, droits de mutation, taxe sur l’assurance prêt et vos propres frais.',
    lede: 'La mise de fonds, les taxes et vos propres frais, additionnés.'
  }
}

export const calculatorMessages: Translated<typeof en> = { en, fr }
