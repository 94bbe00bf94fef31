/** The port to the place where a card is typed. A card number stays inside it; only a token comes out. */
export type CardField = {
  /** Puts the inputs into the element; answers once a card can be typed, or why none can. */
  mount(element: HTMLElement, reader: CardFieldReader): Promise<CardCheck>
  /** Shows what is missing or wrong before anything is sent. */
  check(): CardCheck
  /** Puts the cursor on the first input that is missing or wrong. */
  focus(): void
  /** Saves the card under the panel's secret and gives the token that stands for it. */
  token(clientSecret: string, owner: CardOwner): Promise<CardToken>
  unmount(): void
}

export type CardFieldReader = {
  /** Id of the element that shows `message`. */
  describedBy: string
  changed(state: CardFieldState): void
}

export type CardFieldState = {
  /** The brand as it is written, '' until the first digits tell. */
  brand: string
  complete: boolean
  /** What is wrong so far, in words for the card's owner. */
  message: string
}

/** Test mode's bank: true if the cardholder approves. `amount` in CAD; without one a card is only saved. */
export type AskOwner = (about: { amount?: number }) => Promise<boolean>

export type CardCheck = { ok: true } | { ok: false; message: string }
/** `declined`: the bank or the provider refused the card itself, so another card may work. */
export type CardToken =
  | { ok: true; token: string }
  | { ok: false; message: string; declined?: boolean }

/** Whose card it is, as the provider keeps it. */
export type CardOwner = {
  name: string
  email: string
  phone: string
  address: { line1: string; line2: string; city: string; state: string; postalCode: string }
}
