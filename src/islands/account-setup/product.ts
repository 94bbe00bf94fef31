/** The name this installation goes by. */
export const PRODUCT = import.meta.env.PUBLIC_PRODUCT_NAME || 'Maplekey'
