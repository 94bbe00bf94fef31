/** The query isn't OData, or asks for what isn't there. */
export class BadQuery extends Error {}
