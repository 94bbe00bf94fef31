/** What a program needs to run and no more: nothing of the machine's own settings reaches a product under test. */
export function bareEnv(): NodeJS.ProcessEnv {
  const { HOME, LANG, NODE_COMPILE_CACHE, PATH, TMPDIR } = process.env
  return { HOME, LANG, NODE_COMPILE_CACHE, PATH, TMPDIR }
}
