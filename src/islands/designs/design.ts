/** A template on offer. */
export type Design = { id: number; name: string }
