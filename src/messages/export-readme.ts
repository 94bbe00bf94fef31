import type { Translated } from './language.ts'

/** The page at the top of an exported archive, as HTML. */
const en = {
  title: 'Everything from your account',
  intro: 'This archive has your website, your listings, your leads, your texts and your account.',
  website: (page: string) =>
    `Your whole website as files. Open ${page}, or upload the folder’s contents to any web host: no program has to run there. Every page keeps its path. If your host asks for a page for missing addresses, it is 404.html.`,
  unpublished: 'Your website isn’t published, so this archive has no pages of it.',
  listings: (file: string) =>
    `Your own listings in ${file}, with the field names of the RESO Data Dictionary 2.0, and their photographs and documents. To import them into a Maplekey account, open Listings, then Import, and choose that file. Photographs aren’t imported with it: add them in each listing.`,
  leads: (file: string, contacts: string) =>
    `${file} opens in a spreadsheet. To import it into a Maplekey account, open Leads, then Import. ${contacts} is for address books on phones and computers. Test leads aren’t in them.`,
  texts: 'The texts of your published pages and posts as Markdown, in a folder for each language.',
  account: 'Your profile, your plan and your payments with their receipts, as JSON.',
  leftOut: 'What the website’s files don’t have',
  left: [
    'Forms: nobody would receive their messages. Your email address and phone number take their place.',
    'Filters and the map on the page of homes, kept homes and saved searches. The page lists every home.',
    'The payment and land transfer tax calculators.',
    'Listings from a board’s or CREA’s data feed: their licence is for your website at Maplekey. Your own listings are all there.',
    'Google’s map and reCAPTCHA. Google Analytics stays if you use it, and still asks visitors first.'
  ] as readonly string[]
}

const fr: typeof en = {
  title: 'Tout ce que contient votre compte',
  intro:
    'Cette archive contient votre site Web, vos inscriptions, vos clients potentiels, vos textes et votre compte.',
  website: (page) =>
    `Tout votre site Web, sous forme de fichiers. Ouvrez ${page}, ou téléversez le contenu du dossier chez n’importe quel hébergeur : aucun programme n’a besoin d’y tourner. Chaque page garde son chemin. Si votre hébergeur demande une page pour les adresses introuvables, c’est 404.html.`,
  unpublished: 'Votre site Web n’est pas publié; cette archive n’en contient donc aucune page.',
  listings: (file) =>
    `Vos propres inscriptions dans ${file}, avec les noms de champs du RESO Data Dictionary 2.0, ainsi que leurs photos et documents. Pour les importer dans un compte Maplekey, ouvrez Inscriptions, puis Importer, et choisissez ce fichier. Les photos ne sont pas importées avec lui : ajoutez-les dans chaque inscription.`,
  leads: (file, contacts) =>
    `${file} s’ouvre dans un tableur. Pour l’importer dans un compte Maplekey, ouvrez Clients potentiels, puis Importer. ${contacts} est destiné aux carnets d’adresses des téléphones et des ordinateurs. Les clients fictifs des essais n’y sont pas.`,
  texts:
    'Les textes de vos pages et de vos articles publiés, en Markdown, dans un dossier par langue.',
  account: 'Votre profil, votre forfait et vos paiements avec leurs reçus, en JSON.',
  leftOut: 'Ce que les fichiers du site Web n’ont pas',
  left: [
    'Les formulaires : personne ne recevrait leurs messages. Votre adresse courriel et votre numéro de téléphone les remplacent.',
    'Les filtres et la carte de la page des propriétés, les propriétés gardées et les recherches enregistrées. La page présente toutes les propriétés.',
    'Les calculatrices de versement hypothécaire et de droits de mutation.',
    'Les inscriptions du flux de données d’une chambre immobilière ou de l’ACI : leur licence vaut pour votre site Web chez Maplekey. Vos propres inscriptions y sont toutes.',
    'La carte de Google et reCAPTCHA. Google Analytics reste si vous l’utilisez, et demande toujours d’abord l’accord des visiteurs.'
  ]
}

export const exportReadmeMessages: Translated<typeof en> = { en, fr }
