/** Sizes and counts of what an agent adds to a person. */
export const NOTE_MAX = 5000
export const TASK_TITLE_MAX = 200
/** Open tasks of one person. */
export const TASKS_MAX = 100
export const TAGS_MAX = 20
export const PERSON_NAME_MAX = 100
export const PERSON_LINE_MAX = 200
/** How an express consent was given. */
export const CONSENT_HOW_MAX = 300
/** Events of a timeline's page. */
export const TIMELINE_PAGE = 30
