export { FRENCH as words } from './french.ts'
export { FIRST_FRENCH as first } from './first-french.ts'
