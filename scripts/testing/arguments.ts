/** Arguments that several test commands have. */
export const FILES = {
  name: 'FILE',
  about: 'Runs these test files only.',
  isOptional: true,
  isList: true
} as const
export const BROWSER = {
  value: 'BROWSER',
  about: 'Runs browser tests in chromium, the default, or firefox.'
} as const
export const LANGUAGE = {
  value: 'LANGUAGE',
  about: 'Walks the journeys in en, the default, or fr.'
} as const
