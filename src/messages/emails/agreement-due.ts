import type { AgreementTurn } from '#rules/listings/feeds/agreements.ts'
import type { Translated } from '../language.ts'

type Turns = Record<Exclude<AgreementTurn, 'signed'>, (day: string) => string>

/** To an agent, on the day on which they wanted to be reminded of an agreement. */
const en = {
  subject: (agreement: string, board: string) => `Reminder: ${agreement}, ${board}`,
  heading: (agreement: string) => `Your ${agreement} isn’t signed yet`,
  turns: {
    board: (day) => `According to your notes, it has been the board’s turn since ${day}.`,
    broker: (day) => `According to your notes, it has been your broker’s turn since ${day}.`,
    vendor: (day) =>
      `According to your notes, it has been our turn since ${day}. Please write to us if you’re waiting.`,
    you: (day) => `According to your notes, it has been your turn since ${day}.`
  } satisfies Turns,
  note: (note: string) => `Your note: ${note}`,
  next: 'Once it’s signed, record the date on your Feeds page.',
  openFeeds: 'Open your feeds'
}

const fr: typeof en = {
  subject: (agreement, board) => `Rappel : ${agreement}, ${board}`,
  heading: (agreement) => `Pas encore signée : ${agreement}`,
  turns: {
    board: (day) => `D’après vos notes, c’est au tour de la chambre immobilière depuis le ${day}.`,
    broker: (day) =>
      `D’après vos notes, c’est au tour de votre dirigeant d’agence depuis le ${day}.`,
    vendor: (day) =>
      `D’après vos notes, c’est à notre tour depuis le ${day}. Écrivez-nous si vous attendez.`,
    you: (day) => `D’après vos notes, c’est à votre tour depuis le ${day}.`
  },
  note: (note) => `Votre note : ${note}`,
  next: 'Une fois l’entente signée, inscrivez-en le jour à l’écran de vos flux.',
  openFeeds: 'Ouvrir vos flux'
}

export const agreementDueMessages: Translated<typeof en> = { en, fr }
