import { paths } from '../paths.ts'

export function postPath(postId: number): string {
  return `${paths.blog}/${postId}`
}

export function blogPagePath(page: number): string {
  return page === 1 ? paths.blog : `${paths.blog}/page/${page}`
}

export function designsPagePath(page: number): string {
  return page === 1 ? paths.designs : `${paths.designs}/${page}`
}

export function policyPath(policyName: string): string {
  return `/policies/${policyName}`
}
