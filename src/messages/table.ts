import type { Translated } from './language.ts'

const en = { loading: 'Loading…' }

export const tableMessages: Translated<typeof en> = { en }
