/** Request keys of made-up leads begin with it; no form's token does. */
export const SAMPLE_LEAD_KEY = 'sample '
