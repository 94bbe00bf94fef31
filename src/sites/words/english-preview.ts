export { ENGLISH as words } from './english.ts'
export { FIRST_ENGLISH as first } from './first-english.ts'
