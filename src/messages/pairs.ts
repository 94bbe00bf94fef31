import type { Translated } from './language.ts'

/** Punctuation between what screens put together. */
const en = {
  /** 'Domain: example.ca' */
  pair: (name: string, value: string): string => `${name}: ${value}`,
  quoted: (text: string): string => `“${text}”`
}

const fr: typeof en = {
  pair: (name, value) => `${name}\u00A0: ${value}`,
  quoted: (text) => `«\u00A0${text}\u00A0»`
}

export const pairMessages: Translated<typeof en> = { en, fr }
