/** The port to the place where a card is typed. A card number stays inside it; only a token comes out. */
export type CardField = {
  /** Puts the inputs into the element; answers once a card can be typed, or why none can. */
  mount(element: HTMLElement, reader: CardFieldReader): Promise<CardCheck>
  /** Says and marks what is missing or wrong before anything is sent, and puts the cursor there. */
  check(): CardCheck
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

/** Test mode's bank: true where the card's owner says it is them. `amount` in CAD, where money is to move. */
export type AskOwner = (about: { amount?: number }) => Promise<boolean>

export type CardCheck = { ok: true } | { ok: false; message: string }
export type CardToken = { ok: true; token: string } | { ok: false; message: string }

/** Whose card it is, as the provider keeps it. */
export type CardOwner = {
  name: string
  email: string
  phone: string
  address: { line1: string; line2: string; city: string; state: string; postalCode: string }
}
