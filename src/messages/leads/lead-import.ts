import type { ImportField, RowProblem } from '#rules/leads/files/imported-row.ts'
import type { Translated } from '../language.ts'

const people = (count: number) => `${count} ${count === 1 ? 'person' : 'people'}`

/** The dialog that imports a file of leads. */
const en = {
  import: 'Import',
  title: 'Import leads',
  choose: 'Choose a file',
  chooseAnother: 'Choose another file',
  hint: 'CSV or vCard, at most 5 MB and 20,000 people.',
  reading: 'Reading the file…',
  files: {
    empty:
      'There are no people in this file. A CSV file needs a first row with the names of its columns.',
    too_large: 'This file is larger than 5 MB. Please divide it into smaller files.',
    too_many: 'This file has more than 20,000 people. Please divide it into smaller files.',
    unreadable: 'We couldn’t read this file. Please choose a CSV or vCard file.'
  },
  found: (count: number, file: string) => `${people(count)} in ${file}`,
  columns: 'Columns in your file',
  remembered: 'Filled in as you chose for your last file with these columns.',
  leaveOut: 'Don’t import',
  fields: {
    name: 'Full name',
    first_name: 'First name',
    last_name: 'Last name',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    home: 'Home',
    message: 'Message or notes',
    source_note: 'Source',
    tags: 'Tags',
    language: 'Language'
  } satisfies Record<ImportField, string>,
  unmapped: 'Please choose which column has the email address or the phone number.',
  preview: 'First rows',
  row: (number: number) => `Row ${number}`,
  forAll: 'For everyone in the file',
  stage: 'Stage',
  language: 'Their language',
  languageHint: 'Where the file doesn’t say.',
  tags: 'Tags, separated by commas',
  duplicates: 'People you already have',
  duplicateChoices: { skip: 'Skip them', add: 'Add them anyway, to merge by hand' },
  consent: 'Consent to commercial emails',
  consents: {
    none: 'None: importing someone isn’t consent',
    express: 'Everyone gave me express consent'
  },
  givenOn: 'Date they agreed',
  givenOnHint: 'For people who agreed on another day, import a separate file.',
  consentNote: 'How they gave it',
  consentHint: 'For example on paper at an open house.',
  start: (count: number) => `Import ${people(count)}`,
  progress: (done: number, all: number) => `${done} of ${all} rows`,
  importing: 'Importing…',
  added: (count: number) => `${people(count)} added.`,
  withdrawn: (count: number) =>
    `Without consent: ${people(count)}, who unsubscribed or withdrew it. If they agree again, record it on their page.`,
  repeated: (count: number) => `${people(count)} left out: imported before.`,
  known: (count: number) =>
    `${people(count)} left out: you have their email address or phone number.`,
  erased: (count: number) => `${people(count)} left out: you erased them.`,
  refused: (count: number) => `${count} ${count === 1 ? 'row was' : 'rows were'} not imported:`,
  more: (count: number) => `and ${count} more in the file below.`,
  problem: 'Problem',
  problems: {
    email: 'the email address isn’t complete',
    phone: 'the phone number doesn’t have ten digits',
    same_person: 'an earlier row of this file is the same person',
    too_long: 'a cell is too long, or there are more than ten tags',
    unreachable: 'there is no email address and no phone number'
  } satisfies Record<RowProblem | 'same_person', string>,
  downloadRefused: 'Download these rows',
  refusedFile: 'rows-not-imported.csv',
  stopped: 'The import stopped. What was imported stays; import the same file again to continue.',
  done: 'Done'
}

const gens = (count: number) => `${count} ${count < 2 ? 'personne' : 'personnes'}`

const fr: typeof en = {
  import: 'Importer',
  title: 'Importer des clients potentiels',
  choose: 'Choisir un fichier',
  chooseAnother: 'Choisir un autre fichier',
  hint: 'CSV ou vCard, au plus 5 Mo et 20 000 personnes.',
  reading: 'Lecture du fichier…',
  files: {
    empty:
      'Ce fichier ne contient personne. Un fichier CSV doit nommer ses colonnes dans sa première ligne.',
    too_large: 'Ce fichier dépasse 5 Mo. Divisez-le en fichiers plus petits.',
    too_many: 'Ce fichier contient plus de 20 000 personnes. Divisez-le en fichiers plus petits.',
    unreadable: 'Nous n’avons pas pu lire ce fichier. Choisissez un fichier CSV ou vCard.'
  },
  found: (count, file) => `${gens(count)} dans ${file}`,
  columns: 'Colonnes de votre fichier',
  remembered: 'Rempli comme pour votre dernier fichier avec ces colonnes.',
  leaveOut: 'Ne pas importer',
  fields: {
    name: 'Nom complet',
    first_name: 'Prénom',
    last_name: 'Nom de famille',
    email: 'Courriel',
    phone: 'Téléphone',
    address: 'Adresse',
    home: 'Propriété',
    message: 'Message ou notes',
    source_note: 'Provenance',
    tags: 'Étiquettes',
    language: 'Langue'
  },
  unmapped: 'Choisissez la colonne du courriel ou du numéro de téléphone.',
  preview: 'Les premières lignes',
  row: (number) => `Ligne ${number}`,
  forAll: 'Pour toutes les personnes du fichier',
  stage: 'Étape',
  language: 'Leur langue',
  languageHint: 'Si le fichier ne la précise pas.',
  tags: 'Étiquettes, séparées par des virgules',
  duplicates: 'Personnes que vous avez déjà',
  duplicateChoices: {
    skip: 'Ne pas les importer',
    add: 'Les ajouter pour les fusionner à la main'
  },
  consent: 'Consentement aux courriels commerciaux',
  consents: {
    none: 'Aucun : importer n’est pas consentir',
    express: 'Toutes m’ont donné leur consentement exprès'
  },
  givenOn: 'Jour de l’accord',
  givenOnHint: 'Importez un autre fichier pour les personnes qui ont consenti un autre jour.',
  consentNote: 'Comment elles l’ont donné',
  consentHint: 'Par exemple sur papier lors d’une visite libre.',
  start: (count) => `Importer ${gens(count)}`,
  progress: (done, all) => `${done} lignes sur ${all}`,
  importing: 'Importation…',
  added: (count) => `${gens(count)} : ajout réussi.`,
  withdrawn: (count) =>
    `Sans consentement : ${gens(count)}, à cause d’un désabonnement ou d’un retrait. En cas de nouvel accord, notez-le sur la page de la personne.`,
  repeated: (count) => `${gens(count)} : importation déjà faite.`,
  known: (count) => `${gens(count)} : vous avez déjà ce courriel ou ce numéro de téléphone.`,
  erased: (count) => `Données que vous avez supprimées : ${gens(count)}.`,
  refused: (count) =>
    count < 2
      ? `${count} ligne n’a pas été importée :`
      : `${count} lignes n’ont pas été importées :`,
  more: (count) => `et ${count} ${count < 2 ? 'autre' : 'autres'} dans le fichier ci-dessous.`,
  problem: 'Problème',
  problems: {
    email: 'le courriel est incomplet',
    phone: 'le numéro de téléphone n’a pas dix chiffres',
    same_person: 'une ligne précédente de ce fichier désigne la même personne',
    too_long: 'une cellule est trop longue, ou il y a plus de dix étiquettes',
    unreachable: 'il n’y a ni courriel ni numéro de téléphone'
  },
  downloadRefused: 'Télécharger ces lignes',
  refusedFile: 'lignes-non-importees.csv',
  stopped:
    'L’importation s’est arrêtée. Ce qui a été importé reste; importez le même fichier pour continuer.',
  done: 'Terminé'
}

export const leadImportMessages: Translated<typeof en> = { en, fr }
