/** The agent whose setup the pictures show. */
export const EXAMPLE_DOMAIN = 'amaraosei-demo.ca'
export const EXAMPLE_NAME_SERVERS = ['ada.ns.maplekey.site', 'rex.ns.maplekey.site'] as const
export const EXAMPLE_SITES_DOMAIN = 'sites.maplekey.site'
