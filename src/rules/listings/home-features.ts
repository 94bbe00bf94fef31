/** What visitors can ask for besides rooms and size; each source's own fields are mapped to these. */
export const HOME_FEATURES = [
  'airConditioning',
  'balcony',
  'basementFinished',
  'elevator',
  'fireplace',
  'garage',
  'garden',
  'gym',
  'parking',
  'pool',
  'secondSuite',
  'waterfront'
] as const
export type HomeFeature = (typeof HOME_FEATURES)[number]
