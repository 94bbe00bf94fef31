import type { Translated } from './language.ts'
import { listOf } from './list.ts'

/** The search audit of the website builder. */
const en = {
  title: 'Check before you publish',
  none: 'Nothing is missing.',
  noneText: 'Every page has a title and a description, and every picture is described.',
  count: (count: number) => (count === 1 ? 'One thing is missing' : `${count} things are missing`),
  show: 'Show',
  showLabelled: (what: string) => `Show: ${what}`,
  findings: {
    name: 'Your name is missing.',
    city: 'Your city is missing. People search for agents by city.',
    title: (page: string) => `The page ${page} has no title.`,
    description: (page: string) => `The page ${page} has no description for search engines.`,
    'long-description': (page: string) =>
      `The description of the page ${page} is too long: search engines cut it off after about 160 characters.`,
    'same-title': (page: string, others: readonly string[]) =>
      `The pages ${listOf([page, ...others])} have the same title.`,
    'same-description': (page: string, others: readonly string[]) =>
      `The pages ${listOf([page, ...others])} have the same description.`,
    'no-blocks': (page: string) => `The page ${page} is empty.`,
    empty: (page: string, block: string) => `${block} on the page ${page} has no words yet.`,
    alt: (page: string, block: string) =>
      `A picture in ${block} on the page ${page} has no description.`,
    untranslated: (page: string, block: string) =>
      `${block} on the page ${page} isn’t fully translated.`,
    button: (page: string, block: string) =>
      `The button in ${block} on the page ${page} opens a page that visitors can’t see.`
  },
  inLanguage: { en: 'In English', fr: 'In French' }
}

const fr: typeof en = {
  title: 'À vérifier avant de publier',
  none: 'Il ne manque rien.',
  noneText: 'Chaque page a un titre et une description, et chaque image est décrite.',
  count: (count) => (count === 1 ? 'Il manque une chose' : `Il manque ${count} choses`),
  show: 'Voir',
  showLabelled: (what) => `Voir : ${what}`,
  findings: {
    name: 'Votre nom manque.',
    city: 'Votre ville manque. On cherche les courtiers par ville.',
    title: (page) => `La page ${page} n’a pas de titre.`,
    description: (page) => `La page ${page} n’a pas de description pour les moteurs de recherche.`,
    'long-description': (page) =>
      `La description de la page ${page} est trop longue : les moteurs de recherche la coupent après environ 160 caractères.`,
    'same-title': (page, others) =>
      `Ces pages ont le même titre : ${[page, ...others].join(', ')}.`,
    'same-description': (page, others) =>
      `Ces pages ont la même description : ${[page, ...others].join(', ')}.`,
    'no-blocks': (page) => `La page ${page} est vide.`,
    empty: (page, block) => `Le bloc ${block} de la page ${page} est encore sans texte.`,
    alt: (page, block) => `Une image du bloc ${block} de la page ${page} n’a pas de description.`,
    untranslated: (page, block) =>
      `Le bloc ${block} de la page ${page} n’est pas entièrement traduit.`,
    button: (page, block) =>
      `Le bouton du bloc ${block} de la page ${page} ouvre une page que les visiteurs ne voient pas.`
  },
  inLanguage: { en: 'En anglais', fr: 'En français' }
}

export const websiteAuditMessages: Translated<typeof en> = { en, fr }
