import type { Translated } from './language.ts'

/** What is wrong with a domain that DNS says doesn't exist. */
const en = (domain: string) =>
  `The domain ${domain} doesn’t exist. Please check its spelling, and that it’s registered and paid for.`

const fr: typeof en = (domain) =>
  `Le domaine ${domain} n’existe pas. Veuillez vérifier son orthographe, et s’il est bien enregistré et payé.`

export const noSuchDomain: Translated<typeof en> = { en, fr }
