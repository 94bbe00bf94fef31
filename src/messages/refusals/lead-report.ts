import type { Translated } from '../language.ts'

const en = { noReport: 'There is no report for this month.' }

const fr: typeof en = { noReport: 'Il n’y a pas de rapport pour ce mois.' }

export const leadReportRefusals: Translated<typeof en> = { en, fr }
