import { types } from '@electric-sql/pglite'

/**
 * Both engines return integers as numbers, calendar days as text and bytes as a buffer. PGlite reads and
 * writes bytes one by one, which would block the process for half a second for a picture's files.
 */
export const PARSERS = {
  [types.INT8]: Number,
  [types.DATE]: (text: string) => text,
  [types.BYTEA]: (text: string) => Buffer.from(text.slice(BYTEA_START.length), 'hex')
}
const BYTEA_START = String.raw`\x`

export const SERIALIZERS = {
  [types.BYTEA]: ({ buffer, byteLength, byteOffset }: Uint8Array) =>
    `${BYTEA_START}${Buffer.from(buffer, byteOffset, byteLength).toString('hex')}`
}
