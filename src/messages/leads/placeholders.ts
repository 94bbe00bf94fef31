import type { LeadKind } from '#rules/leads/lead-kinds.ts'
import type { Translated } from '../language.ts'

const en = {
  /** In place of the home, where the person didn't ask about one. */
  home: (kind: LeadKind): string => (kind === 'valuation' ? 'your home' : 'your next home'),
  unknown: (slots: string) =>
    `We can’t fill in ${slots}. Please use one of the placeholders listed below, or write the words themselves.`
}

const fr: typeof en = {
  home: (kind) => (kind === 'valuation' ? 'votre propriété' : 'votre prochaine propriété'),
  unknown: (slots) =>
    `Nous ne pouvons pas remplacer ${slots}. Utilisez un des champs proposés ci-dessous ou écrivez le texte lui-même.`
}

export const placeholderMessages: Translated<typeof en> = { en, fr }
