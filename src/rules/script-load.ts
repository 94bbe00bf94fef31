/** A script that has not arrived by then has failed. By itself, as every page's first script has it. */
export const SCRIPT_LOAD_MS = 120_000
