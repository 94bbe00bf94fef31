import type { Body } from './content.ts'

/** Stores post bodies by `bodyName`. */
export type BodyStore = { has: (name: string) => boolean; put: (post: Body) => void }

export type OnProgress = (done: number, total: number) => void
