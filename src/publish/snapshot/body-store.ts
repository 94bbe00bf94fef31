import type { Body } from './content.ts'

/** Where texts of posts are kept, by their names. */
export type BodyStore = { has: (name: string) => boolean; put: (post: Body) => void }

export type Progress = (done: number, total: number) => void
