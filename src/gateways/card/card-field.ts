/** The port to the card inputs. Card numbers stay inside; only a token comes out. */
export type CardField = {
  /** Renders the inputs into the element; resolves once a card can be typed, or with the reason why not. */
  mount(element: HTMLElement, reader: CardFieldReader): Promise<CardCheck>
  /** Shows what is missing or wrong before anything is sent. */
  check(): CardCheck
  /** Focuses the first missing or invalid input. */
  focus(): void
  /** Saves the card with the panel's client secret; resolves to its token. */
  token(clientSecret: string, owner: Cardholder): Promise<CardToken>
  unmount(): void
}

export type CardFieldReader = {
  /** Id of the element that shows `message`. */
  describedBy: string
  changed(state: CardFieldState): void
}

export type CardFieldState = {
  /** The brand's display name, '' until the first digits identify it. */
  brand: string
  complete: boolean
  /** What is wrong so far, for the cardholder. */
  message: string
}

/** Test mode's bank: true if the cardholder approves. `amount` in CAD; without one a card is only saved. */
export type AskCardholder = (about: { amount?: number }) => Promise<boolean>

export type CardCheck = { ok: true } | { ok: false; message: string }
/** `declined`: the bank or the provider refused the card itself, so another card may work. */
export type CardToken =
  | { ok: true; token: string }
  | { ok: false; message: string; declined?: boolean }

/** The cardholder's details for the provider. */
export type Cardholder = {
  name: string
  email: string
  phone: string
  address: { line1: string; line2: string; city: string; state: string; postalCode: string }
}
