import type { Command } from '#panel/commands/command.ts'
import { commandLineEnd, readCommandLine } from '#panel/commands/command-line.ts'

/** The arguments of this process. --help and wrong arguments end it with text and no stack trace. */
export function readArguments<const Options extends NonNullable<Command['options']>>(
  command: Command<Options>,
  args: readonly string[] = process.argv.slice(2)
) {
  return orEnd(() => readCommandLine(command, args))
}

/** Ends the process on --help and on wrong arguments. */
export function orEnd<Done>(read: () => Done): Done {
  try {
    return read()
  } catch (error) {
    const end = commandLineEnd(error)
    if (!end) throw error
    if (end.isHelp) console.log(end.text)
    else console.error(end.text)
    process.exit(end.code)
  }
}
