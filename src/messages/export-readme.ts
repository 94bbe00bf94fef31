import type { Translated } from './language.ts'

/** The page at the top of an exported archive, as HTML. */
const en = {
  title: 'Your account as files',
  intro: 'This archive has your website, your listings, your leads, your texts and your account.',
  website: (page: string) =>
    `Your whole website as files. Open ${page}, or upload the folder’s contents to any web host: no program has to run there. Every page keeps its path. If your host asks for a page for missing addresses, it is 404.html.`,
  unpublished: 'Your website isn’t published, so this archive has no pages of it.',
  listings: (file: string, product: string) =>
    `Your own listings in ${file}, with the field names of the RESO Data Dictionary 2.0, and their photographs and documents. To import them into a ${product} account, open Listings, then Import, and choose that file. Photographs aren’t imported with it: add them in each listing.`,
  leads: (file: string, contacts: string, product: string) =>
    `${file} opens in a spreadsheet. To import it into a ${product} account, open Leads, then Import. ${contacts} is for address books on phones and computers.`,
  history: (file: string, emails: string) =>
    `${file} has each person’s messages (those of merged leads, too), notes, emails, tasks and consents, with the texts that they agreed to. The emails you’ve prepared are in ${emails}.`,
  texts: 'The texts of your published pages and posts as Markdown, in a folder for each language.',
  account:
    'Your profile, your plan, your payments with their receipts, your broker’s decisions and your changes of brokerage, as JSON.',
  notHere: 'What isn’t in this archive',
  missing: [
    'Drafts, earlier versions, and pages and posts that aren’t published.',
    'Listings and posts that you deleted, and pictures that nothing published shows.',
    'Test leads.',
    'Counts of visits, saved filters, your team with its log, your feeds and your keys for other services.'
  ] as readonly string[],
  leftOut: 'What the website’s files don’t have',
  left: (product: string): readonly string[] => [
    'Forms: nobody would receive their messages. Your email address and phone number take their place.',
    'Filters and the map on the page of homes, kept homes and saved searches. The page lists every home.',
    'The payment and land transfer tax calculators.',
    'What your own texts promise about them: please change what your privacy page says about forms, counts of visits and where they are stored, and your contact page about sending a message.',
    `Listings from a board’s or CREA’s data feed: their licence is for your website at ${product}. Your own listings are all there.`,
    'Google’s map and reCAPTCHA. Google Analytics stays if you use it, and still asks visitors first.'
  ]
}

const fr: typeof en = {
  title: 'Votre compte en fichiers',
  intro:
    'Cette archive contient votre site Web, vos inscriptions, vos clients potentiels, vos textes et votre compte.',
  website: (page) =>
    `Tout votre site Web, sous forme de fichiers. Ouvrez ${page}, ou téléversez le contenu du dossier chez n’importe quel hébergeur : aucun programme n’a besoin d’y tourner. Chaque page garde son chemin. Si votre hébergeur demande une page pour les adresses introuvables, c’est 404.html.`,
  unpublished: 'Votre site Web n’est pas publié; cette archive n’en contient donc aucune page.',
  listings: (file, product) =>
    `Vos propres inscriptions dans ${file}, avec les noms de champs du RESO Data Dictionary 2.0, ainsi que leurs photos et documents. Pour les importer dans un compte ${product}, ouvrez Inscriptions, puis Importer, et choisissez ce fichier. Les photos ne sont pas importées avec lui : ajoutez-les dans chaque inscription.`,
  leads: (file, contacts, product) =>
    `${file} s’ouvre dans un tableur. Pour l’importer dans un compte ${product}, ouvrez Clients potentiels, puis Importer. ${contacts} est destiné aux carnets d’adresses des téléphones et des ordinateurs.`,
  history: (file, emails) =>
    `${file} contient, pour chaque personne, les messages (aussi ceux des demandes fusionnées), les notes, les courriels, les tâches et les consentements, avec les textes acceptés. Les courriels que vous avez préparés sont dans ${emails}.`,
  texts:
    'Les textes de vos pages et de vos articles publiés, en Markdown, dans un dossier par langue.',
  account:
    'Votre profil, votre forfait, vos paiements avec leurs reçus, les décisions de votre dirigeant d’agence et vos changements d’agence, en JSON.',
  notHere: 'Ce que cette archive ne contient pas',
  missing: [
    'Les brouillons, les versions antérieures, et les pages et articles qui ne sont pas publiés.',
    'Les inscriptions et les articles que vous avez supprimés, et les images que rien de publié ne montre.',
    'Les clients fictifs des essais.',
    'Le nombre de visites, les filtres enregistrés, votre équipe et son registre, vos flux et vos clés pour d’autres services.'
  ],
  leftOut: 'Ce que les fichiers du site Web n’ont pas',
  left: (product) => [
    'Les formulaires : personne ne recevrait leurs messages. Votre adresse courriel et votre numéro de téléphone les remplacent.',
    'Les filtres et la carte de la page des propriétés, les propriétés gardées et les recherches enregistrées. La page présente toutes les propriétés.',
    'Les calculatrices de versement hypothécaire et de droits de mutation.',
    'Ce que vos propres textes en disent : veuillez changer ce que votre page de confidentialité dit des formulaires, du décompte des visites et de l’endroit où tout est conservé, et votre page de contact, de l’envoi d’un message.',
    `Les inscriptions du flux de données d’une chambre immobilière ou de l’ACI : leur licence vaut pour votre site Web chez ${product}. Vos propres inscriptions y sont toutes.`,
    'La carte de Google et reCAPTCHA. Google Analytics reste si vous l’utilisez, et demande toujours d’abord l’accord des visiteurs.'
  ]
}

export const exportReadmeMessages: Translated<typeof en> = { en, fr }
