/** People at a terminal see warnings only, unless they set LOG_LEVEL; log collectors see every event. */
export function quietInTerminal(
  env: NodeJS.ProcessEnv,
  isTerminal: boolean = process.stderr.isTTY
): NodeJS.ProcessEnv {
  return isTerminal ? { LOG_LEVEL: 'warn', ...env } : env
}
