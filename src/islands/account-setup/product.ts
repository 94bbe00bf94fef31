/** The product's name in this installation. */
export const PRODUCT = import.meta.env.PUBLIC_PRODUCT_NAME || 'Maplekey'
