import type { LeadFileFormat } from '#rules/leads/files/lead-file-formats.ts'
import type { Translated } from '../language.ts'

/** Where leads are exported. */
const en = {
  export: 'Export',
  all: 'All your leads.',
  found: 'All leads that your search and filters find.',
  selected: (count: number) =>
    count === 1 ? 'The selected lead.' : `The ${count} selected leads.`,
  formats: { csv: 'Download CSV', vcard: 'Download vCard' } satisfies Record<
    LeadFileFormat,
    string
  >,
  uses: {
    csv: 'For Excel and other programs',
    vcard: 'For the contacts of your phone or computer'
  } satisfies Record<LeadFileFormat, string>,
  exporting: 'Exporting…'
}

const fr: typeof en = {
  export: 'Exporter',
  all: 'Tous vos clients potentiels.',
  found: 'Tous les clients potentiels que trouvent votre recherche et vos filtres.',
  selected: (count) =>
    count < 2
      ? 'Le client potentiel sélectionné.'
      : `Les ${count} clients potentiels sélectionnés.`,
  formats: { csv: 'Télécharger en CSV', vcard: 'Télécharger en vCard' },
  uses: {
    csv: 'Pour Excel et d’autres programmes',
    vcard: 'Pour les contacts de votre téléphone ou de votre ordinateur'
  },
  exporting: 'Exportation…'
}

export const leadExportMessages: Translated<typeof en> = { en, fr }
