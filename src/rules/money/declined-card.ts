/** What a declined card means and what to do next. The provider's own sentence comes first. */
export const NOTHING_CHARGED =
  'Nothing was charged. Try again, use another card, or call your bank.'
export const CARD_NOT_ADDED =
  'The card was not added. Try again, use another card, or call your bank.'
