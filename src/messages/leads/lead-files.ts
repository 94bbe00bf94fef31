import type { ConsentKind } from '#rules/leads/consent-clock.ts'
import type { ExportedColumn } from '#rules/leads/files/exported-row.ts'
import type { Translated } from '../language.ts'

/** The headings and cells of exported files. */
const en = {
  columns: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    stage: 'Stage',
    tags: 'Tags',
    kind: 'Type',
    home: 'Home',
    message: 'Message',
    searches: 'Saved searches',
    source: 'Source',
    language: 'Language',
    received: 'Received',
    first_answer: 'First answer',
    follow_up: 'Follow-up',
    consent: 'Consent to emails',
    consent_until: 'Consent until'
  } satisfies Record<ExportedColumn, string>,
  consents: {
    express: 'Express consent',
    inquiry: 'Inquiry',
    client: 'Client',
    none: 'None'
  } satisfies Record<ConsentKind | 'none', string>,
  untilWithdrawn: 'Until withdrawn'
}

const fr: typeof en = {
  columns: {
    name: 'Nom',
    email: 'Courriel',
    phone: 'Téléphone',
    address: 'Adresse',
    stage: 'Étape',
    tags: 'Étiquettes',
    kind: 'Type',
    home: 'Propriété',
    message: 'Message',
    searches: 'Recherches enregistrées',
    source: 'Provenance',
    language: 'Langue',
    received: 'Reçu le',
    first_answer: 'Première réponse',
    follow_up: 'Suivi',
    consent: 'Consentement aux courriels',
    consent_until: 'Consentement jusqu’au'
  },
  consents: {
    express: 'Consentement exprès',
    inquiry: 'Demande de renseignements',
    client: 'Client',
    none: 'Aucun'
  },
  untilWithdrawn: 'Jusqu’au retrait'
}

export const leadFileMessages: Translated<typeof en> = { en, fr }
