/** These calls answer editors only; to anyone else, they don't exist. */
export const forEditors = { editorsOnly: true }
