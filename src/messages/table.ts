import type { TranslatedBoth } from './language.ts'

const en = { loading: 'Loading…' }

const fr: typeof en = { loading: 'Chargement…' }

export const tableMessages: TranslatedBoth<typeof en> = { en, fr }
