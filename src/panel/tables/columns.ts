import type { ColumnType } from 'kysely'

/** Kinds of columns. Money is whole cents, rates are thousandths of a percent, moments are UTC. */

export type Moment = ColumnType<Date, Date | string, Date | string>
export type MaybeMoment = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>
export type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>
/** Written as JSON text, read back parsed. */
export type Json<T> = ColumnType<T, string, string>
export type MaybeJson<T> = ColumnType<T | null, string | null | undefined, string | null>
/** Made by the database, never written. */
export type Made<T> = ColumnType<T, never, never>
