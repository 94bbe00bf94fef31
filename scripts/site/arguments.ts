import { parseArgs, type ParseArgsConfig } from 'node:util'
import { isUnknownArgument } from '#panel/commands/unknown-arguments.ts'

/** The arguments of this process; one that is not known ends it with a sentence instead of a stack trace. */
export function readArguments<Config extends ParseArgsConfig>(
  config: Config
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config)
  } catch (error) {
    if (!isUnknownArgument(error)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
