import { type Columns, columnsByHeading, plainHeading } from '../../content/file-columns.ts'
import { IMPORT_FIELDS, type ImportField } from './imported-row.ts'

export type ColumnMapping = Columns<ImportField>

/**
 * The headings of our own files, Follow Up Boss, Google Contacts and Outlook, in English and French, the
 * likeliest first.
 */
const HEADINGS: Record<ImportField, readonly string[]> = {
  name: ['name', 'full name', 'nom complet', 'contact', 'display name', 'file as'],
  first_name: ['first name', 'given name', 'prenom'],
  last_name: ['last name', 'family name', 'surname', 'nom de famille'],
  email: [
    'email',
    'e mail',
    'email 1',
    'e mail 1 value',
    'email address',
    'e mail address',
    'courriel',
    'adresse de messagerie',
    'adresse courriel'
  ],
  phone: [
    'phone',
    'phone 1',
    'phone 1 value',
    'mobile phone',
    'cell phone',
    'mobile',
    'cell',
    'phone number',
    'primary phone',
    'home phone',
    'business phone',
    'telephone',
    'tel mobile',
    'cellulaire',
    'tel'
  ],
  address: [
    'address',
    'address 1 formatted',
    'address 1 street',
    'home address',
    'home street',
    'street',
    'adresse',
    'rue domicile'
  ],
  home: ['home', 'property', 'property address', 'listing', 'propriete'],
  message: ['message', 'notes', 'note', 'background', 'comments', 'remarques'],
  source_note: ['source', 'lead source', 'provenance'],
  tags: ['tags', 'labels', 'group membership', 'categories', 'etiquettes'],
  language: ['language', 'preferred language', 'langue', 'langue preferee']
}

/** Guesses by the headings. */
export function guessColumns(headings: readonly string[]): ColumnMapping {
  const mapping = columnsByHeading(IMPORT_FIELDS, HEADINGS, headings)
  // French files call the last name 'Nom' beside 'Prénom', and the whole name 'Nom' without it.
  const nom = headings.map(plainHeading).indexOf('nom')
  const nameField = mapping.first_name === undefined ? 'name' : 'last_name'
  if (nom >= 0) mapping[nameField] ??= nom
  return mapping
}
