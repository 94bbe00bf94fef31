import { atom } from 'nanostores'
import { whenReturned } from '#gateways/browser/page-life.ts'
import { readSearch, writeSearch } from '#gateways/browser/page-search.ts'

/** The list of posts, or one of them. */
export type BlogPlace = { post: number | typeof NEW | undefined }

export const NEW = 'new'

export const $place = atom<BlogPlace>({ post: undefined })

/** Reads the address, now and after Back and Forward. */
export function followAddress(): () => void {
  const read = () => $place.set(placeOf(readSearch()))
  read()
  return whenReturned(read)
}

export function goToPost(post: BlogPlace['post'], addToHistory = true): void {
  writeSearch(post === undefined ? {} : { post: String(post) }, addToHistory)
  $place.set({ post })
}

/** The address of a post's page, for links. */
export function postAddress(post: number): string {
  return `?post=${post}`
}

function placeOf(params: URLSearchParams): BlogPlace {
  const asked = params.get('post')
  if (asked === NEW) return { post: NEW }
  return { post: asked !== null && /^[1-9]\d{0,9}$/.test(asked) ? Number(asked) : undefined }
}
