import { formatCadInFrench } from '#rules/money/money-in-french.ts'
import { formatCad } from '#rules/money/money.ts'
import type { Translated } from './language.ts'

/** Amounts that texts don't write themselves. Apart from `formats.ts`, as the wizard's first steps have no calendar. */
const en = {
  /** Of cents. */
  cad: formatCad
}

const fr: typeof en = {
  cad: formatCadInFrench
}

export const amounts: Translated<typeof en> = { en, fr }
