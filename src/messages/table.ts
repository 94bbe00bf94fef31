import type { Translated } from './language.ts'

const en = { loading: 'Loading…' }

const fr: typeof en = { loading: 'Chargement…' }

export const tableMessages: Translated<typeof en> = { en, fr }
