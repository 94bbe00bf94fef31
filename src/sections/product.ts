/** The name this installation goes by, in titles and beside the logo. */
export const PRODUCT_NAME = import.meta.env.PUBLIC_PRODUCT_NAME || 'Maplekey'

/** The year is the specification's. */
export const COPYRIGHT = `© 2022 ${PRODUCT_NAME}. All rights reserved.`

/** 'Name https://address' pairs, parted by commas: where the owner can be followed. */
const DEFAULT_SOCIAL_LINKS =
  'Facebook https://www.facebook.com, Instagram https://www.instagram.com, LinkedIn https://www.linkedin.com, YouTube https://www.youtube.com'

export const SOCIAL_LINKS = (import.meta.env.PUBLIC_SOCIAL_LINKS || DEFAULT_SOCIAL_LINKS)
  .split(',')
  .map((link) => link.trim().split(/\s+(?=https?:)/))
  .flatMap(([name, url]) => (name && url ? [{ name, url }] : []))

/** When somebody answers, in the owner's words. */
export const SUPPORT_HOURS =
  import.meta.env.PUBLIC_SUPPORT_HOURS || 'Monday to Friday, 9 am to 6 pm Eastern'
