import { login, accountSetup, register } from './addresses.ts'

/** A template and a plan chosen before there is an account. They travel in the addresses on the way to the wizard. */
export type Choice = { template?: number; plan?: number; duration?: number }

const KEYS = ['template', 'plan', 'duration'] as const

/** What an address's query has of it. */
export function readChoice(search: string): Choice {
  const query = new URLSearchParams(search)
  return Object.fromEntries(
    KEYS.flatMap((key) => {
      const value = query.get(key) ?? ''
      return /^\d{1,9}$/.test(value) ? [[key, Number(value)]] : []
    })
  )
}

/** The address with the choice in it, where the page is one on the way to the wizard. */
export function withChoice(path: string, choice: Choice): string {
  if (path !== login && path !== register && path !== accountSetup) return path
  const chosen = KEYS.flatMap((key) => (choice[key] === undefined ? [] : `${key}=${choice[key]}`))
  return chosen.length > 0 ? `${path}?${chosen.join('&')}` : path
}
