/** Lengths of an answer by email, and of the templates for it. */
export const ANSWER_SUBJECT_MAX = 150
export const ANSWER_TEXT_MAX = 10_000
export const TEMPLATE_NAME_MAX = 60
/** Of a website. */
export const TEMPLATES_MAX = 100
