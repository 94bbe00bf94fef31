/** The minimal environment, so that the machine's settings don't affect the product. */
export function bareEnv(): NodeJS.ProcessEnv {
  const { HOME, LANG, NODE_COMPILE_CACHE, PATH, TMPDIR } = process.env
  return { HOME, LANG, NODE_COMPILE_CACHE, PATH, TMPDIR }
}
