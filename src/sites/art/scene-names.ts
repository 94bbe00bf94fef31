/** The places that have a street of their own; any other agent gets one of these by template. */
export type SceneName =
  | 'edmonton'
  | 'montreal'
  | 'quebec'
  | 'richmond'
  | 'st-johns'
  | 'surrey'
  | 'toronto'
  | 'winnipeg'
