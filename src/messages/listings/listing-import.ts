import type {
  ImportedField,
  ListingColumn,
  ListingRowNote,
  ListingRowProblem
} from '#rules/listings/files/imported-fields.ts'
import { LISTINGS_MAX, OPEN_HOUSES_MAX, ROOMS_MAX } from '#rules/listings/listing-limits.ts'
import type { Translated } from '../language.ts'
import { listingFieldMessages } from './listing-fields.ts'

const listings = (count: number) => `${count} ${count === 1 ? 'listing' : 'listings'}`
const rows = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`
type Labels = Record<ImportedField | ListingColumn, string>

/** The page that imports a file of listings. */
const en = {
  back: '← Listings',
  title: 'Import listings',
  lede: 'Bring your listings from a spreadsheet or another system. Importing the same file again changes nothing; a changed row updates its listing.',
  choose: 'Choose a file',
  chooseTitle: 'Your file',
  chooseAnother: 'Choose another file',
  hint: 'CSV or RESO JSON, at most 60 MB and 20,000 rows.',
  photos: 'Photos aren’t imported, even if a column has their addresses. Add them to each listing.',
  parts:
    'In a CSV file, rooms are in columns such as RoomType1, RoomLevel1, RoomDimensions1, RoomType2, and open houses in OpenHouseDate1 (2027-05-30), OpenHouseStartTime1 (2:00 PM), OpenHouseEndTime1, OpenHouseRemarks1.',
  reading: 'Reading the file…',
  files: {
    empty:
      'There are no listings in this file. A CSV file needs a first row with the names of its columns.',
    too_large: 'This file is larger than 60 MB. Please divide it into smaller files.',
    too_many: 'This file has more than 20,000 rows. Please divide it into smaller files.',
    unreadable: 'We couldn’t read this file. Please choose a CSV or RESO JSON file.'
  },
  found: (count: number, file: string) => `${rows(count)} in ${file}`,
  columns: 'Columns in your file',
  moreColumns: (chosen: number) => `More columns (${chosen} chosen)`,
  remembered: 'Filled in as you chose for your last file with these columns.',
  leaveOut: 'Don’t import',
  labels: {
    ...listingFieldMessages.en.fields,
    ListingKey: 'Listing key (RESO)',
    StandardStatus: 'Status',
    StreetNumber: 'Street number',
    StreetDirPrefix: 'Direction before the street',
    StreetName: 'Street name',
    StreetSuffix: 'Street type',
    StreetDirSuffix: 'Direction after the street',
    OpenHouse: listingFieldMessages.en.fields.openHouses,
    title_en: 'Title in English',
    title_fr: 'Title in French',
    PublicRemarks_en: 'Description in English',
    PublicRemarks_fr: 'Description in French',
    InternetAddressDisplayYN: 'Show the address',
    InternetEntireListingDisplayYN: 'Show the listing on the internet',
    OnMarketDate: 'On the market since',
    TransactionType: 'Sale or rent',
    AssociationFeeFrequency: 'How often the fee is paid'
  } satisfies Labels as Labels,
  unmapped: 'Please choose which column has the MLS number or the street address.',
  preview: 'First rows',
  row: (number: number) => `Row ${number}`,
  ask: 'Ask for the price',
  rooms: (count: number) => `${count} ${count === 1 ? 'room' : 'rooms'}`,
  openHouses: (count: number) => `${count} ${count === 1 ? 'open house' : 'open houses'}`,
  forAll: 'For rows without these values',
  defaults: {
    MlsStatus: 'Status of new listings',
    PropertySubType: 'Type of home',
    StateOrProvince: 'Province'
  },
  deleted: 'Listings you deleted',
  deletedChoices: { leave: 'Leave them deleted', put_back: 'Put them back' },
  edits: 'What you’ve edited here since the last import stays as you wrote it.',
  start: (count: number) => `Import ${rows(count)}`,
  progress: (done: number, all: number) => `${done} of ${rows(all)}`,
  importing: 'Importing…',
  resultTitle: 'What was imported',
  added: (count: number) => `${listings(count)} added.`,
  changed: (count: number) => `${listings(count)} updated.`,
  same: (count: number) => `${listings(count)} unchanged.`,
  refused: (count: number) => `${rows(count)} not imported:`,
  noted: (count: number) => `${rows(count)} to check:`,
  more: (count: number) => `and ${count} more in the file below.`,
  problem: 'What happened',
  problems: {
    deleted: 'you deleted this listing',
    for_rent: 'it’s for rent, and your website shows homes for sale',
    full: `your website has ${LISTINGS_MAX.toLocaleString('en-CA')} listings, which is the most it can have`,
    own: 'you added this listing yourself, so it stays as it is',
    price_high: 'the price is more than a billion dollars',
    price_low: 'the price is zero or less; leave it empty if buyers should ask',
    price_unreadable: 'the price isn’t a number',
    province: 'the province isn’t in Canada',
    repeated: 'a later row is about the same listing',
    unidentified: 'there is no MLS number and no street address'
  } satisfies Record<ListingRowProblem, string>,
  notes: {
    display_off: 'the file says not to show it on the internet, so it’s a draft',
    incomplete: 'it has no street or city, so it’s a draft',
    open_house_end: 'an open house that ends before it starts was left out',
    open_houses_cut: `only the first ${OPEN_HOUSES_MAX} open houses were imported`,
    phone_removed: 'phone numbers were removed from the description',
    pin_half: 'it has no map pin, as latitude or longitude is missing',
    pin_outside_canada: 'it has no map pin, as the point isn’t in Canada',
    pin_outside_province: 'it has no map pin, as the point isn’t in its province',
    pin_swapped: 'it has no map pin, as latitude and longitude seem to be reversed',
    price_rounded: 'the price had cents and was rounded to whole dollars',
    remarks_cut: 'the description was too long and was cut',
    rooms_cut: `only the first ${ROOMS_MAX} rooms were imported`,
    status_unknown: 'we don’t know its status, so it’s a draft',
    type_unknown: 'we don’t know its type, so it’s a draft'
  } satisfies Record<ListingRowNote, string>,
  leftOut: (fields: string) => `we couldn’t read: ${fields}`,
  kept: (fields: string) => `your own edits were kept: ${fields}`,
  download: 'Download these rows',
  reportFile: 'listings-not-imported-or-to-check.csv',
  stopped: 'The import stopped. What was imported stays; import the same file again to continue.',
  done: 'See your listings',
  another: 'Import another file'
}

const proprietes = (count: number) => `${count} ${count < 2 ? 'propriété' : 'propriétés'}`
const lignes = (count: number) => `${count} ${count < 2 ? 'ligne' : 'lignes'}`

const fr: typeof en = {
  back: '← Propriétés',
  title: 'Importer des propriétés',
  lede: 'Apportez vos propriétés d’une feuille de calcul ou d’un autre système. Importer de nouveau le même fichier ne change rien; une ligne modifiée met sa propriété à jour.',
  choose: 'Choisir un fichier',
  chooseTitle: 'Votre fichier',
  chooseAnother: 'Choisir un autre fichier',
  hint: 'CSV ou RESO JSON, au plus 60 Mo et 20 000 lignes.',
  photos:
    'Les photos ne sont pas importées, même si une colonne contient leurs adresses. Ajoutez-les à chaque propriété.',
  parts:
    'Dans un fichier CSV, les pièces sont dans des colonnes comme RoomType1, RoomLevel1, RoomDimensions1, RoomType2, et les visites libres dans OpenHouseDate1 (2027-05-30), OpenHouseStartTime1 (14 h), OpenHouseEndTime1, OpenHouseRemarks1.',
  reading: 'Lecture du fichier…',
  files: {
    empty:
      'Ce fichier ne contient aucune propriété. Un fichier CSV doit nommer ses colonnes dans sa première ligne.',
    too_large: 'Ce fichier dépasse 60 Mo. Divisez-le en fichiers plus petits.',
    too_many: 'Ce fichier contient plus de 20 000 lignes. Divisez-le en fichiers plus petits.',
    unreadable: 'Nous n’avons pas pu lire ce fichier. Choisissez un fichier CSV ou RESO JSON.'
  },
  found: (count, file) => `${lignes(count)} dans ${file}`,
  columns: 'Colonnes de votre fichier',
  moreColumns: (chosen) => `Autres colonnes (${chosen} ${chosen < 2 ? 'choisie' : 'choisies'})`,
  remembered: 'Rempli comme pour votre dernier fichier avec ces colonnes.',
  leaveOut: 'Ne pas importer',
  labels: {
    ...listingFieldMessages.fr.fields,
    ListingKey: 'Clé de l’inscription (RESO)',
    StandardStatus: 'État',
    StreetNumber: 'Numéro municipal',
    StreetDirPrefix: 'Direction avant la rue',
    StreetName: 'Nom de la rue',
    StreetSuffix: 'Type de rue',
    StreetDirSuffix: 'Direction après la rue',
    OpenHouse: listingFieldMessages.fr.fields.openHouses,
    title_en: 'Titre en anglais',
    title_fr: 'Titre en français',
    PublicRemarks_en: 'Description en anglais',
    PublicRemarks_fr: 'Description en français',
    InternetAddressDisplayYN: 'Montrer l’adresse',
    InternetEntireListingDisplayYN: 'Montrer la propriété sur Internet',
    OnMarketDate: 'Sur le marché depuis',
    TransactionType: 'Vente ou location',
    AssociationFeeFrequency: 'Fréquence des frais'
  },
  unmapped: 'Choisissez la colonne du numéro MLS ou de l’adresse municipale.',
  preview: 'Les premières lignes',
  row: (number) => `Ligne ${number}`,
  ask: 'Prix sur demande',
  rooms: (count) => `${count} ${count < 2 ? 'pièce' : 'pièces'}`,
  openHouses: (count) => `${count} ${count < 2 ? 'visite libre' : 'visites libres'}`,
  forAll: 'Pour les lignes où ces valeurs manquent',
  defaults: {
    MlsStatus: 'État des nouvelles propriétés',
    PropertySubType: 'Type de propriété',
    StateOrProvince: 'Province'
  },
  deleted: 'Propriétés que vous avez supprimées',
  deletedChoices: { leave: 'Ne pas les rétablir', put_back: 'Les rétablir' },
  edits:
    'Ce que vous avez modifié ici depuis la dernière importation reste comme vous l’avez écrit.',
  start: (count) => `Importer ${lignes(count)}`,
  progress: (done, all) => `${done} sur ${lignes(all)}`,
  importing: 'Importation…',
  resultTitle: 'Ce qui a été importé',
  added: (count) => `${proprietes(count)} ${count < 2 ? 'ajoutée' : 'ajoutées'}.`,
  changed: (count) => `${proprietes(count)} ${count < 2 ? 'mise' : 'mises'} à jour.`,
  same: (count) => `${proprietes(count)} sans changement.`,
  refused: (count) =>
    count < 2
      ? `${count} ligne n’a pas été importée :`
      : `${count} lignes n’ont pas été importées :`,
  noted: (count) => `${lignes(count)} à vérifier :`,
  more: (count) => `et ${count} ${count < 2 ? 'autre' : 'autres'} dans le fichier ci-dessous.`,
  problem: 'Ce qui s’est passé',
  problems: {
    deleted: 'vous avez supprimé cette propriété',
    for_rent: 'elle est à louer, et votre site Web montre des propriétés à vendre',
    full: `votre site Web compte ${LISTINGS_MAX.toLocaleString('fr-CA')} propriétés, le maximum permis`,
    own: 'vous avez ajouté cette propriété vous-même : elle reste comme elle est',
    price_high: 'le prix dépasse un milliard de dollars',
    price_low: 'le prix est zéro ou moins; laissez-le vide si les acheteurs doivent le demander',
    price_unreadable: 'le prix n’est pas un nombre',
    province: 'la province n’est pas au Canada',
    repeated: 'une ligne plus bas porte sur la même propriété',
    unidentified: 'il n’y a ni numéro MLS ni adresse municipale'
  },
  notes: {
    display_off: 'selon le fichier, elle ne doit pas paraître sur Internet : c’est un brouillon',
    incomplete: 'elle n’a pas de rue ou de ville : c’est un brouillon',
    open_house_end: 'une visite libre qui finit avant de commencer a été laissée de côté',
    open_houses_cut: `seules les ${OPEN_HOUSES_MAX} premières visites libres ont été importées`,
    phone_removed: 'des numéros de téléphone ont été retirés de la description',
    pin_half: 'pas de point sur la carte : la latitude ou la longitude manque',
    pin_outside_canada: 'pas de point sur la carte : il n’est pas au Canada',
    pin_outside_province: 'pas de point sur la carte : il n’est pas dans sa province',
    pin_swapped: 'pas de point sur la carte : la latitude et la longitude semblent inversées',
    price_rounded: 'le prix comptait des cents et a été arrondi au dollar',
    remarks_cut: 'la description était trop longue et a été coupée',
    rooms_cut: `seules les ${ROOMS_MAX} premières pièces ont été importées`,
    status_unknown: 'nous ne connaissons pas son état : c’est un brouillon',
    type_unknown: 'nous ne connaissons pas son type : c’est un brouillon'
  },
  leftOut: (fields) => `nous n’avons pas pu lire : ${fields}`,
  kept: (fields) => `vos modifications sont restées : ${fields}`,
  download: 'Télécharger ces lignes',
  reportFile: 'proprietes-non-importees-ou-a-verifier.csv',
  stopped:
    'L’importation s’est arrêtée. Ce qui a été importé reste; importez de nouveau le même fichier pour continuer.',
  done: 'Voir vos propriétés',
  another: 'Importer un autre fichier'
}

export const listingImportMessages: Translated<typeof en> = { en, fr }
